// Raids: who goes, how far, past whom, against what (R56–R60).
import { describe, expect, it } from 'vitest';
import type { ActionKind, GameState } from '@arpents/engine';
import { codeOf, givenGame, legal, piles, play, refusalOf, type Given } from '@arpents/test-kit';

const RAID: ActionKind = 'raid';

/** The French at Kennebec, British villages around: the picture of the rule book. */
const kennebec = (hand: readonly string[], more: Partial<Given> = {}): GameState =>
  givenGame({
    side: 'french',
    french: { hand, money: 5 },
    ...more,
    locations: {
      kennebec: 'french village',
      'fort-halifax': 'british village',
      deerfield: 'british village',
      ...more.locations,
    },
  });

/** The locations that can be raided, whatever the cards. */
const targets = (state: GameState): string[] => [
  ...new Set(legal(state, RAID).map((text) => text.slice('raid '.length, text.indexOf(':')))),
];

describe('the cards of a raid', () => {
  it('[R56] one card reaches two connections, two cards three', () => {
    const one = kennebec(['coureurs-de-bois']);
    expect(targets(one)).toEqual(['pemaquid', 'deerfield', 'fort-halifax']);
    expect(refusalOf(one, 'raid boston: coureurs-de-bois')).toMatchObject({
      code: 'out-of-reach',
      ruling: 'R60',
      location: 'boston',
    });
    const two = kennebec(['coureurs-de-bois', 'neutral:native-americans']);
    expect(legal(two, RAID)).toContain('raid boston: coureurs-de-bois + neutral:native-americans');
    expect(codeOf(two, 'raid boston: coureurs-de-bois')).toBe('out-of-reach');
  });

  it('[R56] three cards reach four connections', () => {
    const hand = ['coureurs-de-bois', 'native-americans', 'neutral:native-americans'];
    const state = kennebec(hand, {
      locations: { kennebec: null, 'fort-halifax': null, deerfield: null },
    });
    expect(codeOf(state, 'raid boston: coureurs-de-bois + native-americans')).toBe('out-of-reach');
    expect(
      codeOf(state, 'raid boston: coureurs-de-bois + native-americans + neutral:native-americans'),
    ).toBeNull();
  });

  it('[R56] a Priest or an Indian Leader lengthens a raid but cannot lead one', () => {
    const alone = kennebec(['priest', 'priest']);
    expect(legal(alone, RAID)).toEqual([]);
    expect(refusalOf(alone, 'raid fort-halifax: priest + priest')).toMatchObject({
      code: 'no-raider',
      ruling: 'R56',
    });
    const led = kennebec(['coureurs-de-bois', 'priest']);
    expect(codeOf(led, 'raid boston: coureurs-de-bois + priest')).toBeNull();
    const british = givenGame({
      british: { hand: ['rangers', 'indian-leader'] },
      locations: { 'fort-halifax': 'british village' },
    });
    expect(codeOf(british, 'raid quebec: rangers + indian-leader')).toBeNull();
    expect(codeOf(british, 'raid quebec: indian-leader')).toBe('no-raider');
  });

  it('[R56] other cards do not raid, whatever their military symbols', () => {
    const state = kennebec(['coureurs-de-bois', 'regular-infantry', 'militia']);
    expect(refusalOf(state, 'raid boston: coureurs-de-bois + regular-infantry')).toMatchObject({
      code: 'cannot-raid',
      ruling: 'R56',
      card: 'empire:regular-infantry',
    });
    expect(codeOf(state, 'raid fort-halifax: militia')).toBe('cannot-raid');
  });

  it('[R56] every Native Americans card costs 1, neutral or blue; other raiders go for nothing', () => {
    const hand = ['native-americans', 'neutral:native-americans', 'coureurs-de-bois', 'priest'];
    const paid = (cards: string): number =>
      play(kennebec(hand), `raid fort-halifax: ${cards}`).players.french.money;
    expect(paid('coureurs-de-bois')).toBe(5);
    expect(paid('coureurs-de-bois + priest')).toBe(5);
    expect(paid('native-americans')).toBe(4);
    expect(paid('neutral:native-americans')).toBe(4);
    expect(paid('native-americans + neutral:native-americans')).toBe(3);
  });

  it('[R56] the fee is due whether the raid is blocked or not', () => {
    const state = kennebec(['neutral:native-americans'], { british: { hand: ['rangers'] } });
    const asked = play(state, 'raid deerfield: neutral:native-americans');
    expect(play(asked, 'block-raid: rangers').players.french.money).toBe(4);
    expect(play(asked, 'block-raid: -').players.french.money).toBe(4);
  });

  it('[R56] who cannot pay for all Native Americans sends fewer', () => {
    const hand = ['neutral:native-americans', 'neutral:native-americans'];
    const state = kennebec(hand, { french: { hand, money: 1 } });
    expect(
      refusalOf(state, 'raid boston: neutral:native-americans + neutral:native-americans'),
    ).toMatchObject({ code: 'not-enough-money', ruling: 'R56' });
    expect(targets(state)).toEqual(['pemaquid', 'deerfield', 'fort-halifax']);
    const poor = kennebec(hand, { french: { hand, money: 0 } });
    expect(legal(poor, RAID)).toEqual([]);
  });

  it('[R56] a raid takes at least one card, and only cards in hand', () => {
    const state = kennebec([], { french: { hand: ['priest'], reserve: ['coureurs-de-bois'] } });
    expect(refusalOf(state, 'raid fort-halifax:')).toMatchObject({
      code: 'wrong-number-of-cards',
      ruling: 'R56',
    });
    expect(refusalOf(state, 'raid fort-halifax: coureurs-de-bois')).toMatchObject({
      code: 'card-not-in-hand',
      card: 'empire:coureurs-de-bois',
    });
    const once = kennebec(['priest', 'coureurs-de-bois']);
    expect(codeOf(once, 'raid boston: coureurs-de-bois + coureurs-de-bois')).toBe(
      'card-not-in-hand',
    );
  });

  it('[R56] each set of raiders is listed once for each target it reaches', () => {
    const state = kennebec(['neutral:native-americans', 'neutral:native-americans', 'priest']);
    expect(legal(state, RAID).filter((text) => text.startsWith('raid fort-halifax'))).toEqual([
      'raid fort-halifax: priest + neutral:native-americans',
      'raid fort-halifax: priest + neutral:native-americans + neutral:native-americans',
      'raid fort-halifax: neutral:native-americans',
      'raid fort-halifax: neutral:native-americans + neutral:native-americans',
    ]);
  });
});

describe('the way of a raid', () => {
  it('[R57] never by sea: Gaspé, Louisbourg and Tadoussac are out of reach for everybody', () => {
    const hand = ['rangers', 'neutral:native-americans', 'neutral:native-americans'];
    const state = givenGame({
      british: { hand, money: 9 },
      locations: { halifax: 'british village', canso: 'british village' },
    });
    expect(targets(state)).toEqual(['port-royal', 'trois-rivieres', 'quebec']);
    const all = 'rangers + neutral:native-americans + neutral:native-americans';
    expect(codeOf(state, `raid louisbourg: ${all}`)).toBe('out-of-reach');
    expect(codeOf(state, `raid gaspe: ${all}`)).toBe('out-of-reach');
    expect(codeOf(state, `raid tadoussac: ${all}`)).toBe('out-of-reach');
  });

  it('[R57, R25] a river that carries no raids does not lead from Tadoussac to Québec', () => {
    const state = givenGame({
      british: { hand: ['rangers'] },
      locations: { tadoussac: 'british village' },
    });
    expect(codeOf(state, 'raid quebec: rangers')).toBe('out-of-reach');
  });

  it('[R57] rivers, lakes, roads and Indian trails all serve, mixed as one likes', () => {
    const state = givenGame({
      british: { hand: ['rangers', 'indian-leader'] },
      locations: {
        'fort-halifax': 'british village', // road to Kennebec, river to Québec
        'fort-duquesne': 'french village', // trail to Cumberland, road beyond
        oswego: 'british village', // lake to Fort Frontenac, river to Montréal
      },
    });
    expect(targets(state)).toEqual(['fort-duquesne', 'trois-rivieres', 'montreal', 'quebec']);
  });

  it('[R58] a raid starts from a location out of supply', () => {
    const state = givenGame({
      side: 'french',
      french: { hand: ['coureurs-de-bois'] },
      locations: { detroit: 'french village', 'fort-presquile': 'british village' },
    });
    expect(targets(state)).toContain('fort-presquile');
  });

  it('[R58] the own fortification at the start is no obstacle', () => {
    const state = kennebec(['coureurs-de-bois'], {
      locations: { kennebec: 'french village fortified' },
    });
    expect(targets(state)).toEqual(['pemaquid', 'deerfield', 'fort-halifax']);
  });

  it('[R58, R59] a besieged location neither starts a raid nor lets one through', () => {
    const state = kennebec(['coureurs-de-bois', 'priest'], {
      sieges: { british: 'kennebec' },
      british: { siegeCards: { british: ['militia'] } },
    });
    expect(targets(state)).toEqual([]);
    expect(codeOf(state, 'raid fort-halifax: coureurs-de-bois + priest')).toBe('out-of-reach');
  });

  it('[R58] a raid starts only from a location that the player controls', () => {
    const state = kennebec(['coureurs-de-bois'], { locations: { kennebec: null } });
    expect(targets(state)).toEqual(['fort-halifax']);
  });

  it('[R59] a raid goes on through neutral and through enemy locations', () => {
    const neutral = kennebec(['coureurs-de-bois'], { locations: { 'fort-halifax': null } });
    expect(targets(neutral)).toEqual(['pemaquid', 'deerfield']);
    const enemy = kennebec(['coureurs-de-bois']);
    expect(targets(enemy)).toContain('pemaquid');
  });

  it('[R59] a raid never goes through a fortified enemy location', () => {
    const state = kennebec(['coureurs-de-bois', 'native-americans'], {
      locations: { 'fort-halifax': 'british village fortified' },
    });
    expect(targets(state)).toEqual([]);
    expect(codeOf(state, 'raid pemaquid: coureurs-de-bois + native-americans')).toBe(
      'out-of-reach',
    );
  });

  it('[R59] through an enemy location that the raider besieges: yes, if it is not fortified', () => {
    const siege = {
      sieges: { french: 'fort-halifax' },
      french: { hand: ['coureurs-de-bois'], siegeCards: { french: ['militia'] } },
    } as const;
    expect(targets(kennebec([], siege))).toEqual(['pemaquid', 'deerfield']);
    const fortified = kennebec([], {
      ...siege,
      locations: { 'fort-halifax': 'british village fortified' },
    });
    expect(targets(fortified)).toEqual([]);
  });
});

describe('the target of a raid', () => {
  it('[R60] it holds an enemy piece', () => {
    const state = kennebec(['coureurs-de-bois'], { locations: { deerfield: null } });
    expect(refusalOf(state, 'raid deerfield: coureurs-de-bois')).toMatchObject({
      code: 'nothing-to-raid',
      ruling: 'R60',
      location: 'deerfield',
    });
    expect(codeOf(state, 'raid quebec: coureurs-de-bois')).toBe('nothing-to-raid');
  });

  it('[R60] it is not fortified', () => {
    const state = kennebec(['coureurs-de-bois'], {
      locations: { deerfield: 'british town fortified' },
    });
    expect(refusalOf(state, 'raid deerfield: coureurs-de-bois')).toMatchObject({
      code: 'target-fortified',
      ruling: 'R60',
      location: 'deerfield',
    });
    expect(targets(state)).toEqual(['pemaquid', 'fort-halifax']);
  });

  it('[R60] it is not besieged', () => {
    const state = kennebec(['coureurs-de-bois'], {
      sieges: { french: 'deerfield' },
      french: { hand: ['coureurs-de-bois'], siegeCards: { french: ['militia'] } },
    });
    expect(refusalOf(state, 'raid deerfield: coureurs-de-bois')).toMatchObject({
      code: 'target-besieged',
      ruling: 'R60',
      location: 'deerfield',
    });
  });

  it('[R60] it lies within the range, not exactly at its end', () => {
    const state = kennebec(['coureurs-de-bois', 'native-americans', 'neutral:native-americans']);
    expect(
      codeOf(
        state,
        'raid fort-halifax: coureurs-de-bois + native-americans + neutral:native-americans',
      ),
    ).toBeNull();
  });

  it('[R60] capitals may be raided', () => {
    const state = kennebec(['coureurs-de-bois', 'priest']);
    expect(codeOf(state, 'raid boston: coureurs-de-bois + priest')).toBeNull();
    const newYork = givenGame({
      side: 'french',
      french: { hand: ['coureurs-de-bois'] },
      locations: { albany: 'french village' },
    });
    expect(codeOf(newYork, 'raid new-york: coureurs-de-bois')).toBeNull();
  });

  it('[R56, R16] a raid takes one action, and the cards are discarded in the order played', () => {
    const state = kennebec(['coureurs-de-bois', 'priest'], { british: { hand: [] } });
    const after = play(state, 'raid boston: priest + coureurs-de-bois', 'block-raid: -');
    expect(after.actionsLeft).toBe(1);
    expect(piles(after, 'french').discard).toEqual(['priest', 'coureurs-de-bois']);
  });
});
