// Developing a village into a town (R32).
import { describe, expect, it } from 'vitest';
import {
  codeOf,
  givenGame,
  kindsOfEvents,
  legal,
  piles,
  refusalOf,
  standingAt,
  step,
  whyNot,
  type Given,
} from '@arpents/test-kit';

const hand = ['pemaquid', 'philadelphia'];
const developPemaquid = 'develop pemaquid: pemaquid + philadelphia';

describe('developing', () => {
  it('[R32] a town takes the place of the village, which returns to stock', () => {
    const game = givenGame({ british: { hand } });
    const developed = step(game, developPemaquid);
    const { british } = developed.state.players;
    expect(standingAt(developed.state, 'pemaquid')).toBe('british town');
    expect(british.villages).toBe(game.players.british.villages + 1);
    expect(british.towns).toBe(game.players.british.towns - 1);
    expect(kindsOfEvents(developed)).toEqual(['action-taken', 'town-built']);
    expect(piles(developed.state, 'british').discard).toEqual(['pemaquid', 'philadelphia']);
    expect(developed.state.actionsLeft).toBe(1);
  });

  it('[R32] a fortification stays', () => {
    const game = givenGame({
      locations: { pemaquid: 'british village fortified' },
      british: { hand },
    });
    const { state } = step(game, developPemaquid);
    expect(standingAt(state, 'pemaquid')).toBe('british town fortified');
    expect(state.fortifications).toBe(game.fortifications);
  });

  it('[R32] a neutral Settlers card will do, and each settler card is listed', () => {
    const game = givenGame({ british: { hand: ['pemaquid', 'settlers', 'neutral:settlers'] } });
    expect(legal(game, 'develop')).toEqual([
      'develop pemaquid: pemaquid + settlers',
      'develop pemaquid: pemaquid + neutral:settlers',
    ]);
  });

  it('[R32] the French have one settler symbol of their own: Québec’s', () => {
    const game = givenGame({ side: 'french', french: { hand: ['quebec', 'port-royal', 'gaspe'] } });
    expect(legal(game, 'develop')).toEqual([
      'develop gaspe: gaspe + quebec',
      'develop port-royal: port-royal + quebec',
    ]);
  });
});

describe('what cannot be developed', () => {
  it('[R32] a town', () => {
    const game = givenGame({ locations: { pemaquid: 'british town' }, british: { hand } });
    expect(refusalOf(game, developPemaquid)).toMatchObject({
      code: 'no-village-there',
      ruling: 'R32',
      location: 'pemaquid',
    });
    expect(legal(game, 'develop')).toEqual([]);
  });

  it('[R32] a location without points', () => {
    const game = givenGame({
      locations: { 'fort-halifax': 'british village' },
      british: { hand: ['fort-halifax', 'settlers'] },
    });
    expect(whyNot(game, 'develop fort-halifax: fort-halifax + settlers')).toBe(
      'location-worth-nothing R32',
    );
    expect(legal(game, 'develop')).toEqual([]);
  });

  it('[R32] anything when no town is in stock', () => {
    const game = givenGame({ british: { hand }, french: { captured: { towns: 10 } } });
    expect(game.players.british.towns).toBe(0);
    expect(whyNot(game, developPemaquid)).toBe('no-town-in-stock R32');
    expect(legal(game, 'develop')).toEqual([]);
  });

  it('[R32] without a village in stock it is possible: the village comes back', () => {
    const game = givenGame({ british: { hand }, french: { captured: { villages: 13 } } });
    expect(legal(game, 'develop')).toContain(developPemaquid);
    expect(step(game, developPemaquid).state.players.british.villages).toBe(1);
  });

  it.each([
    ['lost', { locations: { pemaquid: null } }, 'location-not-controlled R21'],
    ['besieged', { sieges: { french: 'pemaquid' } }, 'location-besieged R21'],
  ] as const)('[R32] a %s location', (_state, given: Given, refused) => {
    const game = givenGame({ ...given, british: { hand } });
    expect(whyNot(game, developPemaquid)).toBe(refused);
    expect(legal(game, 'develop')).not.toContain(developPemaquid);
  });

  it('[R32] with other cards than the location’s own and a settler card', () => {
    const game = givenGame({
      british: { hand: ['pemaquid', 'philadelphia', 'norfolk', 'militia'] },
    });
    expect(whyNot(game, 'develop pemaquid: norfolk + philadelphia')).toBe(
      'not-the-location-card R32',
    );
    expect(codeOf(game, 'develop pemaquid: pemaquid + norfolk')).toBe('no-settler');
    expect(whyNot(game, 'develop pemaquid: militia + philadelphia')).toBe(
      'not-a-location-card R21',
    );
  });

  it('[R32] with one card for both parts', () => {
    const game = givenGame({ british: { hand: ['philadelphia'] } });
    expect(legal(game, 'develop')).toEqual([]);
    expect(whyNot(game, 'develop philadelphia: philadelphia + philadelphia')).toBe(
      'card-not-in-hand R20',
    );
  });
});
