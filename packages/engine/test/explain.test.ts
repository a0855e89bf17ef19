// For what a player has pointed at so far: the ways to complete it.
import { describe, expect, it } from 'vitest';
import { NO_CHOICE, explain, legalActions, viewFor } from '@arpents/engine';
import { BESIEGING, ambushed, choose, raided, reasonOf, waysOf } from './support/explained.ts';
import { givenGame, play } from '@arpents/test-kit';

describe('the ways to complete a choice', () => {
  const state = givenGame({
    british: {
      hand: ['new-haven', 'st-marys', 'boston', 'new-york', 'ships'],
      reserve: ['militia'],
    },
    locations: { albany: 'british village' },
  });

  it('[R92] with nothing chosen they are the legal actions, kind by kind in listing order', () => {
    const explained = explain(state, NO_CHOICE);
    expect(explained.flatMap(({ ways }) => ways)).toEqual(legalActions(state));
    for (const { ways, refusal } of explained) expect(refusal === null).toBe(ways.length > 0);
  });

  it('[R27] a place narrows them to that place', () => {
    expect(waysOf(state, 'settle', { location: 'deerfield' })).toEqual([
      'settle deerfield: new-haven + st-marys + boston',
      'settle deerfield: new-haven + st-marys + new-york',
    ]);
  });

  it('[R27] a card narrows them to those that name it, in whatever part', () => {
    const ways = waysOf(state, 'settle', choose('boston'));
    expect(ways).toContain('settle deerfield: new-haven + st-marys + boston');
    expect(ways.length).toBeGreaterThan(1);
    expect(ways.every((text) => text.includes('boston'))).toBe(true);
  });

  it('[R27] place and cards together narrow them further, in any order', () => {
    const choice = { location: 'deerfield', ...choose('boston', 'new-haven') } as const;
    expect(waysOf(state, 'settle', choice)).toEqual([
      'settle deerfield: new-haven + st-marys + boston',
    ]);
  });

  it('[R78] a card is needed as often as it was chosen', () => {
    const twice = givenGame({ british: { hand: ['militia', 'militia', 'boston'] } });
    expect(waysOf(twice, 'discard', choose('militia', 'militia'))).toEqual([
      'discard: militia + militia',
      'discard: boston + militia + militia',
    ]);
    expect(waysOf(twice, 'governor', choose('militia', 'militia'))).toEqual([]);
  });

  it('[R77] a card of the display is a choice for a draft', () => {
    expect(waysOf(state, 'draft', choose('neutral:settlers'))).toEqual(['draft: neutral:settlers']);
  });

  it('[R63, R69] answers are explained like actions', () => {
    const asked = raided(['rangers', 'fortification']);
    expect(waysOf(asked, 'block-raid')).toEqual([
      'block-raid: -',
      'block-raid: rangers',
      'block-raid: fortification',
    ]);
    expect(waysOf(asked, 'block-raid', choose('rangers'))).toEqual(['block-raid: rangers']);
    const hit = play(ambushed(['siege-artillery', 'regular-infantry']), 'block-ambush: -');
    expect(waysOf(hit, 'give-up-card', choose('siege-artillery'))).toEqual([
      'give-up-card hand: siege-artillery',
    ]);
  });

  it('[R100] asked on the view of who decides, the answer is the same', () => {
    for (const choice of [{}, { location: 'deerfield' }, choose('boston')] as const) {
      const whole = { ...NO_CHOICE, ...choice };
      expect(explain(viewFor(state, 'british'), whole)).toEqual(explain(state, whole));
    }
  });

  it('[R98] asking changes nothing', () => {
    const before = JSON.stringify(state);
    explain(state, { ...NO_CHOICE, location: 'deerfield', ...choose('boston') });
    expect(JSON.stringify(state)).toBe(before);
  });

  it('[R86] every way contains the choice: a chosen card is not completed by passing', () => {
    expect(waysOf(state, 'pass', choose('boston'))).toEqual([]);
    expect(waysOf(state, 'retrieve', choose('boston'))).toEqual([]);
  });

  it('[R78] every way contains the choice: a chosen place is not completed by a discard', () => {
    const choice = { location: 'albany', ...choose('boston') } as const;
    expect(waysOf(state, 'discard', choice)).toEqual([]);
  });

  it('[R42] the besieged place is a choice for withdrawing from it', () => {
    const besieging = givenGame(BESIEGING);
    expect(waysOf(besieging, 'withdraw', { location: 'port-royal' })).toEqual([
      'withdraw british: militia',
    ]);
  });

  it('[R83] the Intendant in hand is a choice for what it fetches', () => {
    const french = givenGame({
      side: 'french',
      french: { hand: ['intendant'], discard: ['gaspe', 'militia'] },
    });
    expect(waysOf(french, 'intendant', choose('intendant'))).toHaveLength(2);
  });

  it('[R84] Home Support in hand is a choice for playing it', () => {
    const supported = givenGame({ british: { hand: ['home-support'], deck: ['boston'] } });
    expect(waysOf(supported, 'home-support', choose('home-support'))).toEqual(['home-support']);
  });

  it('[R98] resigning is possible at any time, and explained so', () => {
    expect(waysOf(state, 'resign')).toHaveLength(2);
    expect(waysOf(raided([]), 'resign')).toHaveLength(2);
  });
});

describe('hands above seven cards', () => {
  const FURS = ['gaspe', 'montreal', 'tadoussac', 'trois-rivieres'];
  const large = givenGame({
    side: 'french',
    french: { money: 9, hand: ['trader', ...FURS, 'quebec', 'louisbourg', 'port-royal'] },
  });

  it('[R78] a set to discard is legal as chosen, though it is not listed', () => {
    expect(waysOf(large, 'discard', choose('gaspe', 'quebec'))).toEqual([
      'discard: gaspe + quebec',
    ]);
    expect(reasonOf(large, 'discard', choose('militia'))).toBe('card-not-in-hand R20');
  });

  it('[R75] so is a set to trade', () => {
    expect(waysOf(large, 'trader', choose('trader', 'gaspe', 'montreal'))).toEqual([
      'trader: trader + gaspe + montreal',
    ]);
    expect(reasonOf(large, 'trader', choose('trader', 'quebec'))).toBe('no-fur R75');
  });

  it('[R27] kinds that are listed are explained as always', () => {
    const ways = waysOf(large, 'settle', { location: 'kennebec' });
    expect(ways).toContain('settle kennebec: quebec + tadoussac');
  });

  it('[R78] with nothing chosen yet a discard can be completed', () => {
    expect(reasonOf(large, 'discard')).toBeNull();
  });

  it('[R75] with the Trader alone chosen a trade can be completed', () => {
    expect(reasonOf(large, 'trader', choose('trader'))).toBeNull();
  });
});
