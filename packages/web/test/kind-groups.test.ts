// The menu of kinds of action: complete, and true to what the rules of the game call free.
import { NO_CHOICE, TURN_ACTION_KINDS, type Edition, type TurnActionKind } from '@arpents/engine';
import { describe, expect, it } from 'vitest';
import { prospectsOf } from '../src/draft/draft.ts';
import { kindGroups, type KindGroup } from '../src/draft/kind-groups.ts';
import { givenView } from './support/situations.ts';

const always = (): boolean => true;
const menuIn = (edition: Edition) =>
  kindGroups(prospectsOf(givenView({ edition, side: 'british' }), NO_CHOICE), always);
const groupOf = (edition: Edition, kind: TurnActionKind): KindGroup | undefined =>
  menuIn(edition).find(({ kinds }) => kinds.includes(kind))?.group;

describe('the menu of kinds', () => {
  it('has every action of a turn once, save the end of the turn', () => {
    const listed = menuIn('second').flatMap(({ kinds }) => kinds);
    expect([...listed].sort()).toEqual(
      TURN_ACTION_KINDS.filter((kind) => kind !== 'end-turn').sort(),
    );
  });

  it('[R43, R92] lists withdrawing last and apart, whether it is free or not', () => {
    expect(groupOf('second', 'withdraw')).toBe('leave');
    expect(groupOf('first', 'withdraw')).toBe('leave');
    expect(menuIn('second').at(-1)).toEqual({ group: 'leave', kinds: ['withdraw'] });
  });

  it('[R92] calls free what the engine calls free', () => {
    expect(menuIn('second').find(({ group }) => group === 'free')?.kinds).toEqual([
      'retrieve',
      'home-support',
      'military-leader',
      'sell-fur',
      'discard-lost-location',
    ]);
  });

  it('has no empty group', () => {
    const view = givenView({ side: 'british' });
    const groups = kindGroups(prospectsOf(view, NO_CHOICE), (kind) => kind === 'pass');
    expect(groups).toEqual([{ group: 'manage', kinds: ['pass'] }]);
  });
});
