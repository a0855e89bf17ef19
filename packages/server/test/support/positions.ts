// Positions for practice games.
import { LOCATIONS, type CardId, type Piece, type Setup, type Side } from '@arpents/engine';

interface Hands {
  readonly british: readonly CardId[];
  readonly french: readonly CardId[];
  readonly side?: Side;
}

/** The starting pieces, these hands, a few cards to draw; the British to move unless it says otherwise. */
export function practiceSetup({ british, french, side = 'british' }: Hands): Setup {
  const locations: Record<string, { owner: Side; piece: Piece; fortified: boolean }> = {};
  for (const { id, start } of LOCATIONS) {
    if (start !== null) locations[id] = { owner: start.side, piece: start.piece, fortified: false };
  }
  const cards = (hand: readonly CardId[], deck: readonly CardId[]): Setup[Side] => ({
    money: 10,
    hand,
    deck,
    discard: [],
    reserve: [],
    captured: { villages: 0, towns: 0 },
    siegeCards: { british: [], french: [] },
  });
  return {
    turn: side === 'british' ? 11 : 12,
    side,
    phase: 'actions',
    actionsLeft: 2,
    locations,
    sieges: { british: null, french: null },
    british: cards(british, ['location:boston', 'location:new-york']),
    french: cards(french, ['location:quebec', 'location:montreal']),
  };
}
