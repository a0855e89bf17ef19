// A section of the book: its title with an address of its own, what stands in it, and the rulings behind it.
import type { ComponentType, ReactElement } from 'react';
import { CardFace } from '../cards/card-face.tsx';
import { Signs } from '../guide/legend.tsx';
import { FairnessBar } from '../lobby/balance-bar.tsx';
import { BalanceSentence } from '../lobby/balance-sentence.tsx';
import { balanceOfOwn } from '../lobby/balance.ts';
import { useText } from '../text/use-text.ts';
import { hrefOf } from '../parts/book-address.ts';
import type { Block, Drawn, ParagraphKey, Section } from './contents.ts';
import { ExampleShown } from './example-shown.tsx';
import { factsIn } from './facts.ts';
import { MapCut } from './map-cut.tsx';
import { Presets, ScenarioRules } from './scenario-rules.tsx';
import { EmpireCards, LocationTable, WayTable } from './tables.tsx';

export function SectionShown({
  section: { id, rulings, blocks },
}: {
  readonly section: Section;
}): ReactElement {
  const { t } = useText();
  return (
    <section className="book-section" aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        {t(`book.${id}.title`)}{' '}
        <a href={hrefOf(id)} className="book-anchor" aria-label={t('book.link')}>
          §
        </a>
      </h3>
      {blocks.map((block, i) => (
        <BlockShown key={i} block={block} />
      ))}
      {rulings.length > 0 && (
        <p className="book-rulings">{t('book.rulings', { rulings: rulings.join(' · ') })}</p>
      )}
    </section>
  );
}

const DRAWN: Readonly<Record<Drawn, ComponentType>> = {
  signs: Signs,
  'scenario-rules': ScenarioRules,
  presets: Presets,
  locations: LocationTable,
  ways: WayTable,
  'empire-cards': EmpireCards,
};

function BlockShown({ block }: { readonly block: Block }): ReactElement {
  if (typeof block === 'string') return <Paragraph textKey={block} />;
  if ('list' in block) {
    return (
      <ul className="book-list">
        {block.list.map((key) => (
          <li key={key}>
            <Paragraph textKey={key} />
          </li>
        ))}
      </ul>
    );
  }
  if ('cards' in block) {
    return (
      <ul className="book-cards">
        {block.cards.map((card) => (
          <li key={card} data-card={card} data-card-side={block.side}>
            <CardFace id={card} side={block.side} />
          </li>
        ))}
      </ul>
    );
  }
  if ('map' in block) return <MapCut around={block.map} />;
  if ('example' in block) return <ExampleShown id={block.example} />;
  if ('drawn' in block) {
    const Picture = DRAWN[block.drawn];
    return <Picture />;
  }
  const fairness = balanceOfOwn(block.balanceOf, []);
  return (
    <div className="book-balance">
      <FairnessBar fairness={fairness} />
      <BalanceSentence fairness={fairness} />
    </div>
  );
}

function Paragraph({ textKey }: { readonly textKey: ParagraphKey }): ReactElement {
  const { t, locale } = useText();
  return <p>{t(textKey, factsIn(locale))}</p>;
}
