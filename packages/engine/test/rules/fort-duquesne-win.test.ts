// `fort-duquesne-win`: a French village at Fort Duquesne wins the game, however it comes there.
import { describe, expect, it } from 'vitest';
import type { GameState } from '@arpents/engine';
import { codeOf, givenGame, legal, play, step, type Given } from '@arpents/test-kit';

/** The French have come down the lakes as far as Fort Venango. */
const OHIO: Given['locations'] = {
  'fort-frontenac': 'french village',
  'fort-niagara': 'french village',
  'fort-presquile': 'french village',
  'fort-venango': 'french village',
};
const SETTLE = 'settle fort-duquesne: fort-venango + tadoussac';

const frenchTurn = (given: Given): GameState =>
  givenGame({
    rules: ['fort-duquesne-win'],
    side: 'french',
    ...given,
    locations: { ...OHIO, ...given.locations },
    french: { hand: ['fort-venango', 'tadoussac'], ...given.french },
  });

const besieged: Given = {
  phase: 'end-test',
  locations: { cumberland: 'british village', 'fort-duquesne': 'british village' },
  sieges: { french: { location: 'fort-duquesne', value: 2 } },
  french: { hand: [], siegeCards: { french: ['militia'] } },
};

describe('fort-duquesne-win', () => {
  it('[R31] the French win at once by settling Fort Duquesne', () => {
    const { state, events } = step(frenchTurn({}), SETTLE);
    expect(state.outcome).toMatchObject({ winner: 'french', ending: 'capital' });
    expect(state.phase).toBe('over');
    expect(events.at(-1)?.kind).toBe('game-ended');
  });

  it('[R31, R95] at once also means: sieges in progress do not hold it back', () => {
    const game = frenchTurn({
      sieges: { british: { location: 'quebec', value: 7 } },
      british: { siegeCards: { british: ['regular-infantry'] } },
    });
    expect(play(game, SETTLE).outcome).toMatchObject({ winner: 'french' });
  });

  it('[R31] the British win nothing by settling it', () => {
    const settled = play(
      givenGame({
        rules: ['fort-duquesne-win'],
        locations: { cumberland: 'british village' },
        british: { hand: ['cumberland', 'philadelphia'] },
      }),
      'settle fort-duquesne: cumberland + philadelphia',
    );
    expect(settled.outcome).toBeNull();
    // Nor do the French by settling another fort.
    const oswego = frenchTurn({ french: { hand: ['fort-niagara', 'tadoussac'] } });
    expect(play(oswego, 'settle oswego: fort-niagara + tadoussac').outcome).toBeNull();
    expect(play(frenchTurn({}), SETTLE).outcome).not.toBeNull();
  });

  it('[R48, R55] winning its siege wins the game with a village, and not without', () => {
    const won = frenchTurn(besieged);
    expect(legal(won)).toEqual(['settle-after-siege no: -', 'settle-after-siege yes: -']);
    expect(play(won, 'settle-after-siege yes: -').outcome).toMatchObject({
      winner: 'french',
      ending: 'capital',
    });
    const declined = play(won, 'settle-after-siege no: -');
    expect(declined.outcome).toBeNull();
    expect(declined).toMatchObject({ phase: 'actions', side: 'french' });
    // The location is neutral now, and settling it later wins as well.
    const later = frenchTurn({ locations: { 'fort-duquesne': null } });
    expect(play(later, SETTLE).outcome).toMatchObject({ winner: 'french' });
  });

  it('[R48] without a village in stock there is nothing to win it with', () => {
    const captured = { villages: 8 };
    const none = frenchTurn({ ...besieged, british: { captured } });
    expect(none.players.french.villages).toBe(0);
    expect(codeOf(none, 'settle-after-siege yes: -')).toBe('no-village-in-stock');
    const one = frenchTurn({ ...besieged, british: { captured: { villages: 7 } } });
    expect(play(one, 'settle-after-siege yes: -').outcome).toMatchObject({ winner: 'french' });
  });

  it('[R44, R46] its surrender wins the game out of turn, with a village', () => {
    const surrendered = play(
      givenGame({
        rules: ['fort-duquesne-win'],
        ...besieged,
        phase: 'actions',
        side: 'british',
        locations: { ...OHIO, ...besieged.locations },
      }),
      'withdraw french: -',
    );
    expect(surrendered.decision).toMatchObject({ kind: 'settle-after-siege', side: 'french' });
    expect(surrendered.outcome).toBeNull();
    const settled = play(surrendered, 'settle-after-siege yes: -');
    expect(settled.outcome).toMatchObject({ winner: 'french', ending: 'capital' });
    expect(play(surrendered, 'settle-after-siege no: -').outcome).toBeNull();
  });

  it('[R66] raiding the British away wins nothing, settling afterwards does', () => {
    const raided = play(
      frenchTurn({
        locations: { 'fort-duquesne': 'british village' },
        french: { hand: ['coureurs-de-bois', 'fort-venango', 'tadoussac'] },
      }),
      'raid fort-duquesne: coureurs-de-bois',
      'block-raid: -',
    );
    expect(raided.outcome).toBeNull();
    expect(play(raided, SETTLE).outcome).toMatchObject({ winner: 'french' });
  });

  it('[R150] in the first edition, where settling a capital wins nothing, this settling does', () => {
    const first = frenchTurn({ edition: 'first' });
    expect(play(first, SETTLE).outcome).toMatchObject({ winner: 'french', ending: 'capital' });
  });
});
