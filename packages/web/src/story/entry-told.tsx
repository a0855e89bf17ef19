// One entry of the log in sentences, with the faces of the cards that it is about.
import { describeEvent } from '@arpents/messages';
import type { LogEntry } from '@arpents/protocol';
import type { ReactElement } from 'react';
import { CardFace } from '../cards/card-face.tsx';
import { useText } from '../text/use-text.ts';
import { cardsOfEntry } from './cards-told.ts';
import './playback.css';

export function EntryTold({ entry }: { readonly entry: LogEntry }): ReactElement {
  const { locale } = useText();
  const cards = cardsOfEntry(entry);
  return (
    <>
      <ul>
        {entry.events
          .filter(({ kind }) => kind !== 'decision-asked')
          .map((event, i) => (
            <li key={i} className={event.kind === 'action-taken' ? 'deed' : ''}>
              {describeEvent(event, locale)}
            </li>
          ))}
      </ul>
      {cards.length > 0 && (
        <ul className="playback-cards">
          {cards.map(({ card, side }, i) => (
            <li key={i} data-card={card} data-card-side={side}>
              <CardFace id={card} side={side} small />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
