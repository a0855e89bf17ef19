// Undo and take-back (R99): what a player may take back alone, what only with consent, and what is on disk already.
import { describe, expect, it } from 'vitest';
import {
  createRng,
  opponentOf,
  randomAction,
  resolveOptions,
  type ActionKind,
  type GameEvent,
  type GameOptions,
  type RuleId,
} from '@arpents/engine';
import { advanceSession, deciderOf, takeBackTarget, undoableBy } from '@arpents/session';
import type { Given } from '@arpents/test-kit';
import { acted, did, givenTable, refusal } from './support/table.ts';

/** Whether an action can be undone, provided that it drew and shuffled nothing and the same side decides next. */
const UNDOABLE: Readonly<Record<ActionKind, boolean>> = {
  settle: true,
  develop: true,
  fortify: true,
  besiege: true,
  reinforce: true,
  raid: false,
  ambush: false,
  convert: false,
  'take-money': true,
  merchant: true,
  trader: true,
  piracy: true,
  draft: true,
  discard: true,
  reserve: true,
  governor: true,
  intendant: true,
  pass: true,
  retrieve: true,
  'home-support': true,
  'military-leader': true,
  withdraw: true,
  'sell-fur': true,
  'discard-lost-location': true,
  'end-turn': false,
  'block-raid': false,
  'block-ambush': false,
  'give-up-card': false,
  'show-hand': false,
  'settle-after-siege': true,
  'discard-penalty': false,
  'siege-redraw': true,
  'choose-empire-card': true,
  resign: false,
};

const hasRevealed = (events: readonly GameEvent[]): boolean =>
  events.some(({ kind }) => kind === 'cards-drawn' || kind === 'deck-shuffled');

const RULES: readonly (readonly RuleId[])[] = [
  [],
  ['pay-to-reshuffle', 'free-fur', 'free-discard-of-lost-locations'],
  ['ambush-reaches-sieges', 'natives-in-sieges', 'french-start-empire-card'],
];

function optionsWith(rules: readonly RuleId[]): GameOptions {
  const options = resolveOptions({ rules });
  if (!options.ok) throw new Error(options.error.code);
  return options.value;
}

describe('undo', () => {
  it('[R99] in random games exactly those actions can be undone that the table of kinds allows', () => {
    const met = new Set<ActionKind>();
    for (let game = 0; game < 24; game++) {
      const rng = createRng(100 + game);
      const options = optionsWith(RULES[game % RULES.length] ?? []);
      let table = givenTable(null, { options });
      for (let step = 0; step < 500 && table.state.phase !== 'over'; step++) {
        const side = deciderOf(table)!;
        const action = randomAction(table.state, rng)!;
        const { session, events } = did(table, side, { kind: 'act', action });
        const expected =
          UNDOABLE[action.kind] && !hasRevealed(events) && deciderOf(session) === side;
        expect(undoableBy(session), `${action.kind} of step ${step}`).toBe(expected ? side : null);
        if (expected) {
          const back = did(session, side, { kind: 'undo' }).session;
          expect(back.state).toEqual(table.state);
        } else {
          expect(refusal(session, side, { kind: 'undo' })).toBe(
            session.state.phase === 'over' ? 'game-over' : 'nothing-to-undo',
          );
        }
        met.add(action.kind);
        table = session;
      }
    }
    const unmet = (Object.keys(UNDOABLE) as ActionKind[]).filter((kind) => !met.has(kind));
    expect(unmet).toEqual(['siege-redraw', 'resign']);
  }, 60_000);

  it('[R99] an exchange after a siege can be undone only where nothing was drawn', () => {
    const table = givenTable(
      {
        side: 'french',
        phase: 'end-test',
        locations: { pemaquid: 'british village' },
        sieges: { french: { location: 'pemaquid', value: 4 } },
        british: { siegeCards: { french: ['militia'] } },
        french: {
          hand: ['quebec'],
          deck: ['montreal'],
          siegeCards: { french: ['siege-artillery'] },
        },
      },
      { options: optionsWith(['french-siege-redraw']) },
    );
    const settled = acted(table, 'french', 'settle-after-siege no: -');
    const asked = acted(settled, 'british', 'give-up-card french-siege: militia');
    expect(asked.state.decision?.kind).toBe('siege-redraw');
    expect(undoableBy(acted(asked, 'french', 'siege-redraw: -'))).toBe('french');
    expect(undoableBy(acted(asked, 'french', 'siege-redraw: quebec'))).toBeNull();
  });

  it('[R99] actions of the turn are taken back one by one until something was revealed', () => {
    const table = givenTable({ british: { money: 5, hand: ['boston'] } });
    const first = acted(table, 'british', 'pass');
    const second = acted(first, 'british', 'take-money: boston');
    expect(refusal(second, 'french', { kind: 'undo' })).toBe('undo-not-yours');
    const back = did(second, 'british', { kind: 'undo' }).session;
    expect(back.state).toEqual(first.state);
    expect(back.version).toBe(4);
    const start = did(back, 'british', { kind: 'undo' }).session;
    expect(start.state).toEqual(table.state);
    expect(refusal(start, 'british', { kind: 'undo' })).toBe('nothing-to-undo');
  });

  it('[R84] [R99] Home Support that draws nothing can be undone, Home Support that draws cannot', () => {
    const hand = ['home-support', 'boston'];
    const played = (deck: readonly string[]) =>
      acted(givenTable({ british: { hand, deck } }), 'british', 'home-support');
    expect(undoableBy(played([]))).toBe('british');
    expect(undoableBy(played(['norfolk']))).toBeNull();
  });

  it('[R99] the end of the turn is final', () => {
    const table = givenTable({ actionsLeft: 0, british: { deck: ['boston'] } });
    const ended = acted(table, 'british', 'end-turn');
    expect(undoableBy(ended)).toBeNull();
    expect(refusal(ended, 'british', { kind: 'undo' })).toBe('nothing-to-undo');
  });

  const declared: readonly (readonly [string, Given, string, string])[] = [
    [
      'a raid',
      {
        british: { hand: ['rangers', 'boston'] },
        french: { hand: ['empire:militia', 'empire:coureurs-de-bois'] },
        locations: { 'fort-st-john': 'british village' },
      },
      'raid quebec: rangers',
      'block-raid: -',
    ],
    [
      'an ambush',
      { british: { hand: ['rangers'] }, french: { hand: ['empire:militia', 'siege-artillery'] } },
      'ambush: rangers',
      'block-ambush: -',
    ],
    [
      'an Indian Leader',
      { british: { hand: ['indian-leader'] }, french: { hand: ['neutral:native-americans'] } },
      'convert: indian-leader',
      'give-up-card hand: neutral:native-americans',
    ],
  ];

  it.each(declared)(
    '[R99] %s cannot be undone once it is declared, neither before nor after the answer, but with consent',
    (_, given, declaration, answer) => {
      const table = givenTable(given);
      const asked = acted(table, 'british', declaration);
      expect(deciderOf(asked)).toBe('french');
      expect(undoableBy(asked)).toBeNull();
      expect(refusal(asked, 'british', { kind: 'undo' })).toBe('nothing-to-undo');
      expect(refusal(asked, 'french', { kind: 'undo' })).toBe('nothing-to-undo');
      const answered = acted(asked, 'french', answer);
      for (const side of ['british', 'french'] as const) {
        expect(refusal(answered, side, { kind: 'undo' })).toBe('nothing-to-undo');
      }
      expect(takeBackTarget(answered, 'british')).toBe(1);
      const wished = did(answered, 'british', { kind: 'ask-take-back', to: 1 }).session;
      const back = did(wished, 'french', { kind: 'answer-take-back', accept: true }).session;
      expect(back.state).toEqual(table.state);
      expect(back.revelationsTakenBack).toBe(1);
    },
  );

  it.each(declared)(
    '[R99] %s that was undone before this was so is taken up from disk as undone',
    (_, given, declaration) => {
      const table = givenTable(given);
      const passed = acted(table, 'british', 'pass');
      const asked = acted(passed, 'british', declaration);
      const undone = advanceSession(asked, {
        version: 4,
        at: 0,
        side: 'british',
        body: { kind: 'undone', to: 2 },
      });
      if (!undone.ok) throw new Error(undone.error.code);
      const { session } = undone.value;
      expect(session.state).toEqual(passed.state);
      expect(session.line).toEqual(passed.line);
      // What came before it can still be undone, and nobody's consent is counted.
      expect(undoableBy(session)).toBe('british');
      expect(did(session, 'british', { kind: 'undo' }).session.state).toEqual(table.state);
      expect(session.revelationsTakenBack).toBe(0);
    },
  );

  it('[R99] an entry that goes back to no position of the game is refused, wherever it comes from', () => {
    const passed = acted(givenTable({}), 'british', 'pass');
    for (const to of [2, 3, 9]) {
      const body = { kind: 'undone', to } as const;
      const result = advanceSession(passed, { version: 3, at: 0, side: 'british', body });
      expect(result).toEqual({ ok: false, error: { code: 'unknown-version' } });
    }
  });

  it('[R99] while the other side decides, its own last answer cannot be undone either', () => {
    const table = givenTable({
      british: { hand: ['rangers'] },
      french: { hand: ['empire:militia', 'siege-artillery'] },
    });
    const asked = acted(table, 'british', 'ambush: rangers');
    const answered = acted(asked, 'french', 'block-ambush: militia');
    expect(deciderOf(answered)).toBe(opponentOf('french'));
    expect(refusal(answered, 'french', { kind: 'undo' })).toBe('nothing-to-undo');
  });
});

describe('take-back', () => {
  const ended = () => {
    const table = givenTable({
      actionsLeft: 0,
      british: { deck: ['boston'] },
      french: { deck: ['quebec'] },
    });
    return { table, after: acted(table, 'british', 'end-turn') };
  };

  it('[R99] beyond a revelation only with consent, counted, and the cards come back in the same order', () => {
    const { table, after } = ended();
    const asked = did(after, 'british', { kind: 'ask-take-back', to: null }).session;
    expect(asked.offers.takeBack).toEqual({ side: 'british', to: 1 });
    expect(refusal(asked, 'british', { kind: 'answer-take-back', accept: true })).toBe(
      'no-take-back-asked',
    );
    const back = did(asked, 'french', { kind: 'answer-take-back', accept: true }).session;
    expect(back.state).toEqual(table.state);
    expect(back.revelationsTakenBack).toBe(1);
    expect(acted(back, 'british', 'end-turn').state).toEqual(after.state);
  });

  it('[R99] a refusal or a move of the game ends the wish', () => {
    const { after } = ended();
    const asked = did(after, 'british', { kind: 'ask-take-back', to: null }).session;
    const declined = did(asked, 'french', { kind: 'answer-take-back', accept: false }).session;
    expect(declined.offers.takeBack).toBeNull();
    expect(acted(asked, 'french', 'pass').offers.takeBack).toBeNull();
  });

  it('[R99] not in rated games, and only what one did oneself', () => {
    const rated = givenTable(null, { rated: true });
    const passed = acted(rated, 'british', 'pass');
    expect(refusal(passed, 'british', { kind: 'ask-take-back', to: null })).toBe(
      'no-take-back-in-rated-games',
    );
    const { after } = ended();
    expect(refusal(after, 'french', { kind: 'ask-take-back', to: null })).toBe(
      'nothing-to-take-back',
    );
    expect(refusal(after, 'french', { kind: 'ask-take-back', to: 1 })).toBe('nothing-to-take-back');
  });
});
