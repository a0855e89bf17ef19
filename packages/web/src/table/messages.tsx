// Messages between the players.
import { opponentOf } from '@arpents/engine';
import { viewerName } from '@arpents/messages';
import { TEXT_LENGTH } from '@arpents/protocol';
import { useEffect, useState, type ReactElement } from 'react';
import { nameOfSeat } from '../lobby/seat-name.ts';
import { Manners } from '../people/manners.tsx';
import { useBarriers } from '../people/use-barriers.ts';
import { useGame, useTable } from '../state/table.ts';
import { useText } from '../text/use-text.ts';

export function Messages(): ReactElement {
  const { t, locale } = useText();
  const { send, markRead } = useTable();
  const entries = useGame((game) => game.entries);
  const summary = useGame((game) => game.summary);
  const seats = summary?.seats ?? null;
  const mySide = summary?.mySide ?? null;
  useEffect(markRead, [entries, markRead]);
  const [text, setText] = useState('');
  const barriers = useBarriers();
  const opponent = mySide === null ? null : (seats?.[opponentOf(mySide)] ?? null);
  const other = opponent?.kind === 'person' ? opponent.person : null;
  // The server sends nothing more of somebody who is not to be read; what is on screen goes with it.
  const isDeaf = barriers.barriers.some(({ person }) => person.id === other?.id);
  const said = entries.flatMap(({ version, side, body }) =>
    body.kind === 'message' && side !== null && (side === mySide || !isDeaf)
      ? [{ version, side, text: body.text }]
      : [],
  );
  return (
    <div className="stack">
      <ul className="messages">
        {said.map((message) => (
          <li key={message.version}>
            <strong>
              {seats === null
                ? viewerName(message.side, locale)
                : nameOfSeat(seats[message.side], t, locale)}
            </strong>{' '}
            {message.text}
          </li>
        ))}
      </ul>
      {said.length === 0 && <p className="hint">{t('messages.none')}</p>}
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() === '') return;
          send({ kind: 'say', text: text.trim() });
          setText('');
        }}
      >
        <label data-about="messages.write">
          {t('messages.write')}
          <input
            value={text}
            maxLength={TEXT_LENGTH.message}
            onChange={(event) => {
              setText(event.target.value);
            }}
          />
        </label>
        <button type="submit" data-about="messages.send">
          {t('messages.send')}
        </button>
      </form>
      {other !== null && <Manners person={other} game={summary?.id ?? null} barriers={barriers} />}
    </div>
  );
}
