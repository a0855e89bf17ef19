// All cards of both sides, grouped, with what each can do. Content of a dialog.
import { CARD_KINDS, SIDES, type Side } from '@arpents/engine';
import { viewerName } from '@arpents/messages';
import { useState, type ReactElement } from 'react';
import { Abilities } from '../cards/abilities.tsx';
import { CardFace } from '../cards/card-face.tsx';
import { useText } from '../text/use-text.ts';
import './card-reference.css';

type CardKind = (typeof CARD_KINDS)[number];
const OWNERS = [...SIDES, 'neutral'] as const;
type Owner = (typeof OWNERS)[number];

const kindsOf = (owner: Owner, isLocation: boolean): readonly CardKind[] =>
  CARD_KINDS.filter(
    (kind) => (kind.owner ?? 'neutral') === owner && (kind.location !== null) === isLocation,
  );

export function CardReference({ firstOwner }: { readonly firstOwner: Side }): ReactElement {
  const { t, locale } = useText();
  const [owner, setOwner] = useState<Owner>(firstOwner);
  const groups = (['empire', 'location'] as const)
    .map((group) => ({ group, kinds: kindsOf(owner, group === 'location') }))
    .filter(({ kinds }) => kinds.length > 0);
  return (
    <div className="card-reference stack">
      <div className="buttons" role="group" aria-label={t('cards.whose')}>
        {OWNERS.map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={one === owner}
            onClick={() => {
              setOwner(one);
            }}
          >
            {one === 'neutral' ? t('cards.neutral') : viewerName(one, locale)}
          </button>
        ))}
      </div>
      {groups.map(({ group, kinds }) => (
        <section key={group} className="stack">
          <h3>{t(`cards.${group}`)}</h3>
          <ul className="reference-cards">
            {kinds.map((kind) => (
              <li key={kind.id}>
                <CardFace id={kind.id} side={kind.owner ?? firstOwner} />
                <Abilities kind={kind} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
