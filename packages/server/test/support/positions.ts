// Positions for practice games.
import type { CardId, Setup, Side } from '@arpents/engine';
import { givenSetup } from '@arpents/test-kit';

interface Hands {
  readonly british: readonly CardId[];
  readonly french: readonly CardId[];
  readonly side?: Side;
}

/** The starting pieces, these hands, a few cards to draw; the British to move unless it says otherwise. */
export const practiceSetup = ({ british, french, side = 'british' }: Hands): Setup =>
  givenSetup({
    side,
    british: { hand: british, deck: ['boston', 'new-york'] },
    french: { hand: french, deck: ['quebec', 'montreal'] },
  });
