// A position that a practice game could begin from: the starting pieces, a few cards each.
import { LOCATIONS, type Setup } from '@arpents/engine';

export function practicePosition(): Setup {
  const side = {
    money: 10,
    discard: [],
    reserve: [],
    captured: { villages: 0, towns: 0 },
    siegeCards: { british: [], french: [] },
  } as const;
  return {
    turn: 11,
    side: 'british',
    phase: 'actions',
    actionsLeft: 2,
    locations: Object.fromEntries(
      LOCATIONS.flatMap(({ id, start }) =>
        start === null
          ? []
          : [[id, { owner: start.side, piece: start.piece, fortified: false }] as const],
      ),
    ),
    sieges: { british: null, french: null },
    british: { ...side, hand: ['empire:rangers'], deck: ['location:boston'] },
    french: { ...side, hand: ['empire:militia'], deck: ['location:quebec'] },
  };
}
