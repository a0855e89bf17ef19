// The kinds of action that go with what is chosen, and why the others do not.
import type { ActionKind, Choice } from '@arpents/engine';
import { actionName, describeRefusal } from '@arpents/messages';
import { useState, type ReactElement } from 'react';
import type { Prospects } from '../draft/draft.ts';
import { kindGroups } from '../draft/kind-groups.ts';
import { Icon } from '../parts/icon.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import { useTable } from '../state/table.ts';
import { DEED_MARKS } from '../story/deed-marks.ts';
import { useText } from '../text/use-text.ts';

/** What is possible with the choice stands first; what is not waits behind a switch and says why. */
export function ActionKinds({
  draft,
  prospects,
}: {
  readonly draft: Choice;
  readonly prospects: Prospects;
}): ReactElement {
  const { t, locale } = useText();
  const { chooseKind } = useTable();
  const [asked, setAsked] = useState<ActionKind | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const refusal = asked === null ? undefined : prospects.refusals.get(asked);
  const isShown = (kind: ActionKind): boolean =>
    prospects.kinds.includes(kind) ||
    kind === draft.kind ||
    (showsAll && prospects.refusals.get(kind)?.code !== 'rule-not-in-force');
  return (
    <div className="kinds">
      {asked !== null && refusal !== undefined && (
        <p className="why-not" role="status">
          <strong>{t('label', { name: actionName(asked, locale) })}</strong>{' '}
          {describeRefusal(refusal, locale)} <RuleLink refusal={refusal} />
        </p>
      )}
      {kindGroups(prospects, isShown).map(({ group, kinds }) => (
        <div key={group} className="kind-group" role="group" aria-label={t(`actions.${group}`)}>
          {kinds.map((kind) => {
            const isPossible = prospects.kinds.includes(kind);
            return (
              <button
                key={kind}
                type="button"
                className={`kind ${draft.kind === kind ? 'chosen' : ''}`}
                aria-pressed={draft.kind === kind}
                aria-disabled={!isPossible}
                data-kind={kind}
                onClick={() => {
                  setAsked(isPossible ? null : kind);
                  if (isPossible || draft.kind === kind) chooseKind(kind);
                }}
              >
                <Icon name={DEED_MARKS[kind]} />
                {actionName(kind, locale)}
              </button>
            );
          })}
        </div>
      ))}
      <button
        type="button"
        className="quiet kind"
        aria-pressed={showsAll}
        onClick={() => {
          setShowsAll(!showsAll);
          setAsked(null);
        }}
      >
        {t(showsAll ? 'actions.fewer' : 'actions.why-not')}
      </button>
    </div>
  );
}
