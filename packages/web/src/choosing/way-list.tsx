// Several ways to choose from, like the stations of a radio: the button beside them carries the chosen one out.
import { foreseen, type Action, type CardId, type PlayerView, type Side } from '@arpents/engine';
import { describeAction } from '@arpents/messages';
import { useMemo, useState, type KeyboardEvent, type ReactElement } from 'react';
import { CardFace } from '../cards/card-face.tsx';
import { cardsPlayed } from '../draft/draft.ts';
import { isSameAction, type Offer } from '../draft/offer.ts';
import { bestFirst } from '../draft/payments.ts';
import { Icon } from '../parts/icon.tsx';
import { seatOf } from '../state/seat.ts';
import { useTable } from '../state/table.ts';
import { DEED_MARKS } from '../story/deed-marks.ts';
import { useText } from '../text/use-text.ts';
import { ChangedFigures, linesOf } from './foreseen-lines.tsx';

/** More than this are seldom asked for: they wait behind a button. */
const SHOWN_AT_FIRST = 12;

export interface WayListProps {
  readonly view: PlayerView;
  readonly offer: Pick<Offer, 'ways' | 'ready'>;
  /** What is asked. */
  readonly label?: string;
  /** Whether each way says what comes of it: an answer is weighed against the others. */
  readonly tellsAll?: boolean;
}

export function WayList({ view, offer, label, tellsAll = false }: WayListProps): ReactElement {
  const { t } = useText();
  const { pick } = useTable();
  const [showsAll, setShowsAll] = useState(false);
  const { ready } = offer;
  const ways = useMemo(() => bestFirst(view, offer.ways), [view, offer.ways]);
  const shown = showsAll ? ways : ways.slice(0, SHOWN_AT_FIRST);
  const stop = Math.max(
    0,
    shown.findIndex(({ action }) => ready !== null && isSameAction(action, ready)),
  );
  const firstHarmful = shown.findIndex(({ isHarmful }) => isHarmful);
  return (
    <div
      className="ways"
      role="radiogroup"
      aria-label={label ?? t('actions.ways', { count: ways.length })}
      onKeyDown={moveBetween}
    >
      {shown.map(({ action, isHarmful }, i) => (
        <Way
          key={JSON.stringify(action)}
          action={action}
          side={seatOf(view)}
          view={tellsAll ? view : null}
          isChosen={ready !== null && isSameAction(action, ready)}
          isStop={i === stop}
          heading={isHarmful && i === firstHarmful && i > 0 ? t('actions.harmful') : null}
          onPick={pick}
        />
      ))}
      {shown.length < ways.length && (
        <button
          type="button"
          className="quiet"
          onClick={() => {
            setShowsAll(true);
          }}
        >
          {t('actions.show-all', { count: ways.length - shown.length })}
        </button>
      )}
    </div>
  );
}

/** The arrows go from one to the next and choose it, as in every group of radio buttons. */
export function moveBetween(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step === undefined) return;
  const ways = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const at = ways.findIndex((way) => way === document.activeElement);
  const next = ways[(at + step + ways.length) % ways.length];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  next.focus();
  next.click();
}

function Way(props: {
  readonly action: Action;
  readonly side: Side;
  /** Where it is told what comes of it. */
  readonly view: PlayerView | null;
  readonly isChosen: boolean;
  readonly isStop: boolean;
  /** Stands before it, apart from the others. */
  readonly heading: string | null;
  readonly onPick: (action: Action) => void;
}): ReactElement {
  const { action, side, isChosen } = props;
  const { locale } = useText();
  const cards = cardsIn(action);
  return (
    <>
      {props.heading !== null && (
        <span className="ways-apart" role="presentation">
          {props.heading}
        </span>
      )}
      <button
        type="button"
        role="radio"
        className={`way ${isChosen ? 'chosen' : ''}`}
        aria-checked={isChosen}
        tabIndex={props.isStop ? 0 : -1}
        data-way={JSON.stringify(action)}
        onClick={() => {
          props.onPick(action);
        }}
      >
        {cards.length > 0 ? (
          <WayCards cards={cards} side={side} />
        ) : (
          <span className="way-mark">
            <Icon name={DEED_MARKS[action.kind]} />
          </span>
        )}
        <span className="way-words">
          {describeAction(action, side, locale)}
          {props.view !== null && <Told view={props.view} action={action} />}
        </span>
      </button>
    </>
  );
}

/** What comes of an answer, in one line. */
function Told({
  view,
  action,
}: {
  readonly view: PlayerView;
  readonly action: Action;
}): ReactElement | null {
  const { locale } = useText();
  const told = useMemo(() => foreseen(view, action), [view, action]);
  if (told === null) return null;
  return (
    <span className="way-told">
      <span className="told-figures">
        <ChangedFigures told={told} />
      </span>
      {linesOf(view, told, action, locale).join(' · ')}
    </span>
  );
}

/** The cards that a way is about, as cards. */
const cardsIn = (action: Action): readonly CardId[] => {
  if ('card' in action) return action.card === null ? [] : [action.card];
  if (action.kind === 'withdraw') return action.lost === null ? [] : [action.lost];
  return cardsPlayed(action);
};

function WayCards({
  cards,
  side,
}: {
  readonly cards: readonly CardId[];
  readonly side: Side;
}): ReactElement {
  return (
    <span className="way-cards" aria-hidden="true">
      {cards.map((card, i) => (
        <span key={`${card}${i}`} data-card={card} data-card-side={side}>
          <CardFace id={card} side={side} small />
        </span>
      ))}
    </span>
  );
}
