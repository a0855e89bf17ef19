// Standing orders previewed: what they would answer with the present hand.
import type { PlayerView, Side } from '@arpents/engine';
import { defaultOrders, type StandingOrders } from '@arpents/session';
import { describe, expect, it } from 'vitest';
import { previewOrders, type Preview } from '../src/orders/preview.ts';
import { givenView } from './support/situations.ts';

const HAND = ['native-americans', 'militia', 'quebec', 'montreal'];
/** British rangers could come from Fort St. John to Trois-Rivières and Québec. */
const VIEW = givenView({
  side: 'french',
  french: { hand: HAND },
  locations: { 'fort-st-john': 'british village' },
});

function previewed(
  change: Partial<StandingOrders>,
  view: PlayerView = VIEW,
  side: Side = 'french',
): readonly Preview[] {
  const orders = defaultOrders(side, { pace: { kind: 'none' }, opponent: 'person' });
  return previewOrders(view, side, { ...orders, ...change }, 'person');
}
const of = (previews: readonly Preview[], occasion: Preview['occasion']): Preview => {
  const found = previews.find((preview) => preview.occasion === occasion);
  if (found === undefined) throw new Error(`no preview of ${occasion}`);
  return found;
};

describe('the preview of standing orders', () => {
  it('[R101] asks, blocks or lets an ambush happen as ordered', () => {
    expect(of(previewed({ ambush: 'ask' }), 'ambush').answer).toBeNull();
    expect(of(previewed({ ambush: 'never' }), 'ambush').answer).toEqual({
      kind: 'block-ambush',
      card: null,
    });
    expect(of(previewed({ ambush: 'always' }), 'ambush').answer).toEqual({
      kind: 'block-ambush',
      card: 'empire:native-americans',
    });
  });

  it('[R102] blocks an ambush with the first card in the order', () => {
    const ambushBlockers: StandingOrders['ambushBlockers'] = ['militia', 'native-americans'];
    expect(of(previewed({ ambush: 'always', ambushBlockers }), 'ambush').answer).toEqual({
      kind: 'block-ambush',
      card: 'empire:militia',
    });
  });

  it('[R106] answers the raids that need the fewest cards', () => {
    const raids = previewed({ raid: 'block' }).filter(({ occasion }) => occasion === 'raid');
    expect(raids.length).toBeGreaterThan(0);
    expect(raids.length).toBeLessThanOrEqual(3);
    for (const { answer } of raids) {
      expect(answer).toEqual({ kind: 'block-raid', card: 'empire:native-americans' });
    }
    const [asked] = previewed({ raid: 'ask' }).filter(({ occasion }) => occasion === 'raid');
    expect(asked.answer).toBeNull();
  });
});
