// What `explain` answers, in short words, and the moments it is asked about.
import {
  NO_CHOICE,
  explain,
  formatAction,
  type ActionKind,
  type Choice,
  type Explanation,
  type GameState,
} from '@arpents/engine';
import { cardNamed, givenGame, play, type Given } from '@arpents/test-kit';

export const choose = (...names: string[]): Partial<Choice> => ({ cards: names.map(cardNamed) });

function explainOne(state: GameState, kind: ActionKind, choice: Partial<Choice> = {}): Explanation {
  const explanations = explain(state, { ...NO_CHOICE, ...choice, kind });
  if (explanations.length !== 1) throw new Error('one kind, one explanation');
  return explanations[0];
}

export const waysOf = (
  state: GameState,
  kind: ActionKind,
  choice: Partial<Choice> = {},
): string[] => explainOne(state, kind, choice).ways.map(formatAction);

/** The reason, if there is no way: `no-settler R27`. */
export function reasonOf(
  state: GameState,
  kind: ActionKind,
  choice: Partial<Choice> = {},
): string | null {
  const { refusal, ways } = explainOne(state, kind, choice);
  if (refusal !== null && ways.length > 0) throw new Error('a way needs no reason');
  return refusal === null ? null : `${refusal.code} ${refusal.ruling}`;
}

export const raided = (hand: readonly string[]): GameState =>
  play(
    givenGame({
      side: 'french',
      french: { hand: ['coureurs-de-bois'] },
      british: { hand },
      locations: { 'fort-halifax': 'british village' },
    }),
    'raid fort-halifax: coureurs-de-bois',
  );
export const ambushed = (hand: readonly string[]): GameState =>
  play(givenGame({ british: { hand: ['rangers'] }, french: { hand } }), 'ambush: rangers');
export const wonSiege = (given: Given = {}): GameState =>
  givenGame({
    phase: 'end-test',
    sieges: { british: { location: 'gaspe', value: 2 } },
    british: { hand: [], siegeCards: { british: ['militia'] } },
    ...given,
  });
export const BESIEGING: Given = {
  sieges: { british: 'port-royal' },
  british: { hand: ['boston'], siegeCards: { british: ['militia'] } },
};
