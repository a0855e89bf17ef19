// The shuffles of the game on the table: the commitment, who added to the seed, and the verification once it is over.
import { say } from '@arpents/messages';
import type { ReactElement } from 'react';
import { useGame } from '../state/table.ts';
import { useText } from '../text/use-text.ts';
import { Commitment } from './commitment.tsx';
import { Verify } from './verify.tsx';

export function ShufflesPanel(): ReactElement {
  const { locale } = useText();
  const { id, bytes, commitment, table } = useGame((game) => game);
  const british = bytes?.british === 'added';
  const french = bytes?.french === 'added';
  const added = british && french ? 'both' : british ? 'british' : french ? 'french' : 'nobody';
  return (
    <div className="stack">
      <Commitment />
      {commitment !== null && <p>{say(locale, `verify.added.${added}`)}</p>}
      {id !== null && table?.view?.phase === 'over' && <Verify game={id} />}
    </div>
  );
}
