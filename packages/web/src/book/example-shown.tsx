// A worked example on the page: the hand, what was done and what came of it as the log tells it, and the map afterwards.
import { cardIdsOf, type GameEvent } from '@arpents/engine';
import { describeAction, describeEvent, describeRefusal } from '@arpents/messages';
import { useMemo, type ReactElement } from 'react';
import { CardFace } from '../cards/card-face.tsx';
import { useText } from '../text/use-text.ts';
import { measuresOf, replay, type Played } from './examples/example.ts';
import { EXAMPLES, type ExampleId } from './examples/examples.ts';
import { MapCut } from './map-cut.tsx';

/** What the log tells by the way: here the next line says it. */
const UNTOLD: readonly GameEvent['kind'][] = ['turn-began', 'decision-asked'];

export function ExampleShown({ id }: { readonly id: ExampleId }): ReactElement {
  const { t } = useText();
  const example = EXAMPLES[id];
  const course = useMemo(() => replay(example), [example]);
  const measures = measuresOf(course);
  const hand = cardIdsOf(course.before.players[example.side].hand);
  return (
    <figure className="book-example" aria-label={t(`book.example.${id}.title`)}>
      <figcaption>
        <span className="example-mark">{t('book.example')}</span> {t(`book.example.${id}.title`)}
      </figcaption>
      <p>{t(`book.example.${id}.given`, measures)}</p>
      {hand.length > 0 && (
        <ul className="example-hand" aria-label={t('book.example.hand')}>
          {hand.map((card, i) => (
            <li key={i} data-card={card} data-card-side={example.side}>
              <CardFace id={card} side={example.side} small />
            </li>
          ))}
        </ul>
      )}
      <ol className="example-steps">
        {course.played.map((one, i) => (
          <Step key={i} played={one} />
        ))}
      </ol>
      {example.shown.length > 0 && <MapCut around={example.shown} state={course.after} />}
      <p className="example-told">{t(`book.example.${id}.told`, measures)}</p>
    </figure>
  );
}

function Step({
  played: { action, side, refusal, events },
}: {
  readonly played: Played;
}): ReactElement {
  const { t, locale } = useText();
  if (refusal !== null) {
    return (
      <li className="example-refused">
        <p>{describeAction(action, side, locale)}</p>
        <p>{t('book.example.refused', { reason: describeRefusal(refusal, locale) })}</p>
      </li>
    );
  }
  const [first, ...others] = events.filter(({ kind }) => !UNTOLD.includes(kind));
  return (
    <li>
      {first !== undefined && <p>{describeEvent(first, locale)}</p>}
      {others.map((event, i) => (
        <p key={i} className="example-event">
          {describeEvent(event, locale)}
        </p>
      ))}
    </li>
  );
}
