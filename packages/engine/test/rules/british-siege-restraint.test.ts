// `british-siege-restraint`: no British siege before a French one or 25 British points.
import { describe, expect, it } from 'vitest';
import {
  NO_CHOICE,
  explain,
  legalActions,
  scoreOf,
  viewFor,
  type GameState,
} from '@arpents/engine';
import { codeOf, givenGame, legal, play, refusalOf, type Given } from '@arpents/test-kit';

const BESIEGE = 'besiege port-royal: pemaquid + boston + militia';
/** 17 points at the start and 4 each for these two. */
const TWENTY_FIVE: Given['locations'] = { albany: 'british village', deerfield: 'british village' };
const TWENTY_FOUR: Given['locations'] = {
  albany: 'british village',
  baltimore: 'british village',
  cumberland: 'british village',
};

const given = (situation: Given): GameState =>
  givenGame({
    rules: ['british-siege-restraint'],
    ...situation,
    british: { hand: ['pemaquid', 'boston', 'militia'], ...situation.british },
  });

describe('british-siege-restraint', () => {
  it('[R35] the British may not besiege, and the refusal names the rule', () => {
    const game = given({});
    expect(legal(game, 'besiege')).toEqual([]);
    expect(refusalOf(game, BESIEGE)).toMatchObject({
      code: 'siege-restraint',
      ruling: 'R35',
      rule: 'british-siege-restraint',
    });
    const [explained] = explain(game, { ...NO_CHOICE, kind: 'besiege', location: 'port-royal' });
    expect(explained).toMatchObject({ ways: [], refusal: { rule: 'british-siege-restraint' } });
    expect(legalActions(viewFor(game, 'british')).some(({ kind }) => kind === 'besiege')).toBe(
      false,
    );
  });

  it('[R35, R97] with 25 points they may, with 24 they may not', () => {
    const enough = given({ locations: TWENTY_FIVE });
    expect(scoreOf(enough, 'british').total).toBe(25);
    expect(codeOf(enough, BESIEGE)).toBeNull();
    const short = given({ locations: TWENTY_FOUR });
    expect(scoreOf(short, 'british').total).toBe(24);
    expect(codeOf(short, BESIEGE)).toBe('siege-restraint');
  });

  it('[R97] captured pieces count among the 25 points', () => {
    const short = given({ british: { captured: { towns: 1, villages: 1 } } });
    expect(scoreOf(short, 'british').total).toBe(23);
    expect(codeOf(short, BESIEGE)).toBe('siege-restraint');
    const enough = given({ british: { captured: { towns: 2 } } });
    expect(codeOf(enough, BESIEGE)).toBeNull();
  });

  it('[R97] once reached, the points lift it for good, even if they are lost again', () => {
    const game = given({
      locations: { albany: 'british village', baltimore: 'british village' },
      british: { hand: ['pemaquid', 'boston', 'militia', 'baltimore', 'st-marys'] },
      french: { hand: ['coureurs-de-bois', 'native-americans', 'priest'] },
    });
    expect(codeOf(game, BESIEGE)).toBe('siege-restraint');
    const developed = play(game, 'develop baltimore: baltimore + st-marys');
    expect(scoreOf(developed, 'british').total).toBe(25);
    expect(developed.lifted).toEqual(['british-siege-restraint']);
    const raided = play(
      { ...developed, actionsLeft: 0 },
      'end-turn',
      'raid albany: coureurs-de-bois + native-americans + priest',
      'block-raid: -',
      'pass',
      'end-turn',
    );
    expect(scoreOf(raided, 'british').total).toBe(21);
    expect(codeOf(raided, BESIEGE)).toBeNull();
    expect(viewFor(raided, 'british').lifted).toEqual(['british-siege-restraint']);
  });

  it('[R35] a French siege lifts it at once', () => {
    expect(codeOf(given({}), BESIEGE)).toBe('siege-restraint');
    const besieged = given({ sieges: { french: { location: 'norfolk', value: 0 } } });
    expect(codeOf(besieged, BESIEGE)).toBeNull();
  });

  it('[R42] and for good, also when the French have left it again', () => {
    const game = given({
      side: 'french',
      french: { hand: ['port-royal', 'louisbourg', 'militia'] },
    });
    expect(game.lifted).toEqual([]);
    const left = play(
      game,
      'besiege pemaquid: port-royal + louisbourg + militia',
      'withdraw french: militia',
      'pass',
      'end-turn',
    );
    expect(left.sieges).toEqual({ british: null, french: null });
    expect(left.lifted).toEqual(['british-siege-restraint']);
    expect(codeOf(left, BESIEGE)).toBeNull();
  });

  it('[R97] points that a position begins with lift it for good too', () => {
    expect(given({ locations: TWENTY_FIVE }).lifted).toEqual(['british-siege-restraint']);
    expect(given({ locations: TWENTY_FOUR }).lifted).toEqual([]);
  });

  it('[R35] an arrangement can say that something earlier has lifted it', () => {
    const game = given({ lifted: ['british-siege-restraint'] });
    expect(scoreOf(game, 'british').total).toBeLessThan(25);
    expect(codeOf(game, BESIEGE)).toBeNull();
    expect(codeOf(given({}), BESIEGE)).toBe('siege-restraint');
  });

  it('[R35] the French are not bound by it', () => {
    const french = given({
      side: 'french',
      french: { hand: ['port-royal', 'louisbourg', 'militia'] },
    });
    expect(codeOf(french, 'besiege pemaquid: port-royal + louisbourg + militia')).toBeNull();
    expect(codeOf(given({}), BESIEGE)).toBe('siege-restraint');
  });

  it('[R38] nor are British reinforcements in a siege that the French lay', () => {
    const game = given({ sieges: { french: { location: 'pemaquid', value: 0 } } });
    expect(codeOf(game, 'reinforce pemaquid: militia')).toBeNull();
    expect(codeOf(given({}), BESIEGE)).toBe('siege-restraint');
  });
});
