// Judging otherwise for a change, where a game goes on and on.
import { describe, expect, it } from 'vitest';
import { createRng, viewFor, type PlayerView } from '@arpents/engine';
import { misjudged, weightsOnTurn } from '../src/evaluation/varying.ts';
import { WEIGHTS } from '../src/evaluation/weights.ts';
import { givenGame } from '@arpents/test-kit';

const view = viewFor(givenGame({}), 'british');
const onTurn = (turn: number): PlayerView => ({ ...view, turn });

describe('varied weights', () => {
  it('keep the sign of every weight', () => {
    const { british } = misjudged(WEIGHTS, 1.5, createRng(4));
    expect([...british].map(Math.sign)).toEqual([...WEIGHTS.british].map(Math.sign));
    expect(british).not.toEqual(WEIGHTS.british);
  });

  it('are the fitted ones while a game may still be going somewhere', () => {
    expect(weightsOnTurn(onTurn(100), WEIGHTS)).toBe(WEIGHTS);
  });

  it('last for some turns of a game that stalls, and are others afterwards', () => {
    const [once, again, later] = [192, 206, 208].map((turn) =>
      weightsOnTurn(onTurn(turn), WEIGHTS),
    );
    expect(once).not.toEqual(WEIGHTS);
    expect(again).toEqual(once);
    expect(later).not.toEqual(once);
  });

  it('differ between the two sides, who would wait for each other otherwise', () => {
    const other: PlayerView = { ...onTurn(200), viewer: 'french' };
    expect(weightsOnTurn(other, WEIGHTS)).not.toEqual(weightsOnTurn(onTurn(200), WEIGHTS));
  });
});
