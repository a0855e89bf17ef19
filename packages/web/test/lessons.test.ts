// The lessons: each played through by a shortest way and by a wrong one, in a session, with the coach beside it.
import './support/browser.ts';
import {
  NO_CHOICE,
  cardIdsOf,
  formatAction,
  parseAction,
  type Action,
  type ActionKind,
  type CardId,
  type Choice,
  type LocationId,
  type PlayerView,
} from '@arpents/engine';
import { botNamed } from '@arpents/bots';
import { describe, expect, it } from 'vitest';
import { courseOfSource } from '../src/history/replayed.ts';
import { LESSONS } from '../src/lessons/course/lessons.ts';
import { NOT_BEGUN } from '../src/lessons/coaching.ts';
import { coachedKept, forgetLesson, keepCoached } from '../src/lessons/kept-lesson.ts';
import { LESSON_IDS, type LessonId } from '../src/lessons/lesson-ids.ts';
import type { LessonKey, Target } from '../src/lessons/lesson.ts';
import { chanceIn, hostLesson, thinkingFor } from '../src/lessons/lesson-table.ts';
import { nextLesson, noteProgress, readProgress } from '../src/lessons/progress.ts';
import { LessonPlay } from './support/lesson-play.ts';
import { plainAction } from './support/plain-learner.ts';

const SHORTEST: Readonly<Record<LessonId, readonly string[]>> = {
  settling: ['settle albany: new-york + st-marys + boston'],
  towns: ['trader: trader + gaspe + tadoussac', 'develop louisbourg: louisbourg + quebec'],
  supply: ['settle fort-stanwix: albany + st-marys', 'trader: trader + oswego'],
  drafting: ['take-money: quebec', 'draft: regular-infantry', 'end-turn'],
  siege: [
    'besiege louisbourg: halifax + ships + regular-infantry',
    'military-leader louisbourg: military-leader',
    'reinforce louisbourg: boston',
    'end-turn',
    'reinforce louisbourg: militia',
    'reinforce louisbourg: new-york',
    'end-turn',
    'settle-after-siege yes: philadelphia',
  ],
  defence: [
    'reinforce port-royal: regular-infantry',
    'reinforce port-royal: militia',
    'withdraw french: coureurs-de-bois',
    'end-turn',
    'fortify louisbourg: louisbourg + fortification',
  ],
  raids: ['raid deerfield: coureurs-de-bois', 'pass', 'end-turn', 'block-raid: militia'],
  ambush: ['convert: indian-leader', 'ambush: rangers'],
  'thin-deck': [
    'home-support',
    'governor: governor + fort-beausejour + kennebec',
    'intendant: siege-artillery',
    'end-turn',
    'reserve: siege-artillery',
  ],
  end: [
    'raid halifax: coureurs-de-bois',
    'develop montreal: montreal + quebec',
    'end-turn',
    'raid fort-halifax: native-americans',
    'settle fort-st-john: trois-rivieres + tadoussac',
    'end-turn',
    'raid kennebec: neutral:native-americans',
    'settle fort-beausejour: gaspe + louisbourg',
    'end-turn',
  ],
};

/** Something else that one may well try first: what the coach says to it, and whether it is lost by it. */
const WRONG: Readonly<
  Record<LessonId, { readonly plays: readonly string[]; readonly said: LessonKey | 'lost' }>
> = {
  settling: { plays: ['take-money: boston'], said: 'lesson.settling.not-money' },
  towns: { plays: ['develop tadoussac: tadoussac + quebec'], said: 'lesson.towns.not-there' },
  supply: { plays: ['trader: trader + albany'], said: 'lesson.supply.not-albany' },
  drafting: { plays: ['draft: militia'], said: 'lesson.drafting.not-that' },
  siege: { plays: ['take-money: boston'], said: 'lesson.not.money' },
  defence: { plays: ['pass', 'pass', 'end-turn'], said: 'lost' },
  raids: {
    plays: ['raid deerfield: coureurs-de-bois', 'pass', 'end-turn', 'block-raid: -'],
    said: 'lost',
  },
  ambush: { plays: ['ambush: rangers'], said: 'lesson.ambush.not-yet' },
  'thin-deck': {
    plays: ['home-support', 'governor: governor + quebec'],
    said: 'lesson.thin-deck.not-those',
  },
  end: { plays: ['pass'], said: 'lesson.not.pass' },
};

/** The choice after what is ringed was chosen. */
function withTarget(choice: Choice, at: Target): Choice {
  const [kind, id = ''] = at.split(' ');
  if (kind === 'card') return { ...choice, cards: [...choice.cards, id as CardId] };
  if (kind === 'place') return { ...choice, location: id as LocationId };
  return kind === 'kind' ? { ...choice, kind: id as ActionKind } : choice;
}

describe.each(LESSON_IDS)('the lesson “%s”', (id) => {
  const lesson = LESSONS[id];

  it('is done by a shortest way, and the coach has nothing to object to', () => {
    const play = new LessonPlay(lesson).read();
    for (const text of SHORTEST[id]) {
      expect(play.isDone).toBe(false);
      play.play(text);
      expect([text, play.coached.aside, play.coached.isLost]).toEqual([text, null, false]);
    }
    expect(play.isDone).toBe(true);
  });

  it('answers a wrong way kindly, takes it back as far as need be, and is done after all', () => {
    const play = new LessonPlay(lesson);
    const { plays, said } = WRONG[id];
    play.play(...plays);
    expect(play.isDone).toBe(false);
    expect(play.coached.isLost ? 'lost' : play.coached.aside).toBe(said);
    // A game that is over is begun anew; anything else can be taken back action by action.
    const isOver = play.view.outcome !== null;
    const again = isOver ? new LessonPlay(lesson) : play;
    if (!isOver) plays.forEach(() => play.takeBack());
    expect(again.coached).toMatchObject({ aside: null, isLost: false });
    again.play(...SHORTEST[id]);
    expect(again.isDone).toBe(true);
  });

  it('leads along its way: what is chosen is passed over, and the next thing is ringed', () => {
    const play = new LessonPlay(lesson).read();
    for (const text of SHORTEST[id]) {
      const { lead = [], at: besides } = lesson.steps[play.coached.step] ?? {};
      let choice = NO_CHOICE;
      let picked: Action | null = null;
      for (const { at } of lead) {
        const ringed = play.speech(choice, picked)?.at ?? null;
        // What the way took is not in hand any more: then the goal is told.
        if (ringed !== at) expect(ringed).toBe(besides ?? null);
        choice = withTarget(choice, at);
        if (at.startsWith('offered')) picked = parseAction(text);
      }
      play.play(text);
    }
  });

  it('replays byte for byte from options, position, seed and actions', () => {
    const play = new LessonPlay(lesson).play(...SHORTEST[id]);
    const course = courseOfSource(JSON.parse(JSON.stringify(play.record)));
    expect(course.ok && JSON.stringify(course.value.end)).toBe(JSON.stringify(play.state));
  });

  it('rings only what there is: cards that are held or offered, and every text is one of its own', () => {
    const play = new LessonPlay(lesson).read();
    const held = new Set<string>();
    for (const text of [...SHORTEST[id], '']) {
      for (const card of cardIdsOf(play.view.hand ?? [])) held.add(`card ${card}`);
      if (text !== '') play.play(text);
    }
    const rung = lesson.steps.flatMap(({ at, lead = [] }) => [at, ...lead.map((one) => one.at)]);
    const cards = rung.filter((target) => target?.startsWith('card ') === true);
    expect(cards.filter((target) => !held.has(target ?? ''))).toEqual([]);
  });
});

describe('the whole game of the last lesson', () => {
  const recruit = botNamed('recruit');
  const { end } = LESSONS;

  /** Follows the coach in the plainest way, whatever the Recruit does. */
  const playedOut = (chance: (view: PlayerView) => number): LessonPlay => {
    if (!recruit.ok) throw new Error('there is a Recruit');
    const { decide } = recruit.value;
    const play = new LessonPlay(end, (view) => decide(view, {}, chance(view))).read();
    for (let plays = 0; plays < 80 && play.view.outcome === null; plays++) {
      play.play(formatAction(plainAction(play.view)));
    }
    return play;
  };

  it('is won against the real Recruit, as it decides in the lesson', () => {
    const play = playedOut(chanceIn);
    expect(play.view.outcome).toMatchObject({ winner: 'french', ending: 'points' });
    expect(play.isDone).toBe(true);
    // Long enough for a game, short enough for a lesson.
    expect(play.view.turn - end.setup.turn).toBeGreaterThan(5);
    expect(play.view.turn - end.setup.turn).toBeLessThan(30);
  });

  it('is won however else the Recruit may decide', () => {
    for (const seed of [1, 2, 3, 4]) {
      const { outcome } = playedOut(({ turn }) => seed * 1000 + turn).view;
      expect([seed, outcome?.winner]).toEqual([seed, 'french']);
    }
  });
});

describe('the ring of the last lesson', () => {
  it('is around the raid until it is chosen, and then around nothing that lies below the ways', () => {
    const play = new LessonPlay(LESSONS.end).read();
    expect(play.speech(NO_CHOICE, null)?.at).toBe('kind raid');
    expect(play.speech({ ...NO_CHOICE, kind: 'raid' }, null)?.at).toBeNull();
  });
});

describe('the table of a lesson', () => {
  it('has its host in the page, where the other side moves by itself', async () => {
    const lesson = LESSONS.settling;
    const think = thinkingFor(lesson, () => () => Promise.reject(new Error('nobody is asked')));
    const id = 'lesson-settling-1';
    const { ask, follow } = await hostLesson(lesson, id, think);
    const told: (string | null)[] = [];
    const leave = follow(
      { game: id, as: null },
      {
        tell: ({ table }) => told.push(table.view?.decision?.side ?? null),
        gone: () => undefined,
      },
    );
    for (const [i, text] of ['pass', 'pass', 'end-turn'].entries()) {
      const action = parseAction(text);
      if (action === null) throw new Error(`not an action: ${text}`);
      const command = { kind: 'act', action } as const;
      const sent = await ask('send', { game: id, as: null, version: i + 1, command });
      expect(sent.ok).toBe(true);
    }
    await expect
      .poll(() => told)
      .toEqual(['british', 'british', 'french', 'french', 'french', 'british']);
    leave();
  });
});

describe('a lesson that is left in the middle', () => {
  const lesson = LESSONS.settling;
  const id = 'lesson-settling-1';
  const think = thinkingFor(lesson, () => () => Promise.reject(new Error('nobody is asked')));
  const versionAt = async ({ ask }: Awaited<ReturnType<typeof hostLesson>>): Promise<unknown> => {
    const opened = await ask('open', { game: id, as: null });
    return opened.ok ? opened.value.table.version : opened.error;
  };
  const pass = async ({ ask }: Awaited<ReturnType<typeof hostLesson>>, version: number) => {
    const command = { kind: 'act', action: { kind: 'pass' } } as const;
    expect((await ask('send', { game: id, as: null, version, command })).ok).toBe(true);
  };

  it('goes on where it was after a reload, and the coach with it', async () => {
    forgetLesson();
    await pass(await hostLesson(lesson, id, think), 1);
    const coached = { ...NOT_BEGUN, version: 2, read: 2, step: 2 };
    keepCoached(lesson.id, coached);
    expect(await versionAt(await hostLesson(lesson, id, think))).toBe(2);
    expect(coachedKept(lesson.id)).toEqual(coached);
    // As seen: nothing of it is played back.
    expect(localStorage.getItem(`arpents.seen.${id}`)).toBe('2');
  });

  it('begins anew once it is done or begun anew, for another lesson, and where it does not follow', async () => {
    forgetLesson();
    expect(await versionAt(await hostLesson(lesson, id, think))).toBe(1);
    const host = await hostLesson(lesson, id, think);
    forgetLesson();
    // Whoever plays on after the end of a lesson is not kept.
    await pass(host, 1);
    expect(await versionAt(await hostLesson(lesson, id, think))).toBe(1);
    expect(coachedKept('towns')).toBe(NOT_BEGUN);
    for (const entries of [[{ version: 7 }], [null], 'none']) {
      localStorage.setItem('arpents.lesson', JSON.stringify({ id: lesson.id, entries }));
      expect(await versionAt(await hostLesson(lesson, id, think))).toBe(1);
      expect(coachedKept(lesson.id)).toEqual(NOT_BEGUN);
    }
  });
});

describe('progress', () => {
  it('of two tabs is kept together, and done stays done', () => {
    noteProgress('settling', 'done');
    // Another tab, which was opened before, has come further.
    localStorage.setItem('arpents.lessons', '{"settling":"skipped","towns":"done"}');
    noteProgress('supply', 'skipped');
    noteProgress('towns', 'skipped');
    expect(JSON.parse(localStorage.getItem('arpents.lessons') ?? '')).toEqual({
      settling: 'done',
      towns: 'done',
      supply: 'skipped',
    });
  });

  it('is read as it was kept, and whatever is not understood counts as not begun', () => {
    expect(readProgress({ settling: 'done', towns: 'skipped', supply: 7, other: 'done' })).toEqual({
      settling: 'done',
      towns: 'skipped',
    });
    expect([null, 'done', [], 3].map(readProgress)).toEqual([{}, {}, {}, {}]);
    expect(nextLesson({ settling: 'done', towns: 'skipped' })).toBe('supply');
    expect(nextLesson({})).toBe('settling');
  });
});
