// `arpents sprt`: whether a change made a computer player stronger, with no more games than that needs.
import { SIDES, opponentOf, type Side } from '@arpents/engine';
import {
  BOT_DETAILS,
  SHARED_DETAILS,
  SHARED_OPTIONS,
  readBot,
  readShared,
  type SharedWish,
} from '../arena/arguments.ts';
import { adjustedMean, adjustedText, type LuckyScore } from '../arena/adjusted.ts';
import { gameSeeds, pairMatches, scoreOf, type Match, type MatchResult } from '../arena/match.ts';
import { withMatchPool } from '../arena/pool.ts';
import {
  againstThird,
  headToHead,
  logLikelihoodRatio,
  sprtVerdict,
  type PairScores,
} from '../arena/sprt.ts';
import { eloOfScore, wilsonInterval } from '../arena/statistics.ts';
import { oneOf, readArguments, refuseExtra, wholeNumber } from '../arguments.ts';
import { UsageError, type Command, type ExitStatus } from '../command.ts';

const DEFAULT_MOST_PAIRS = 2000;
/** Pairs between two looks at the result, for each thread. */
const BATCH = 8;

export const sprt: Command = {
  name: 'sprt',
  summary: 'Tests whether a changed computer player is stronger than the unchanged one.',
  usage:
    '--candidate BOT --baseline BOT [--elo0 E] [--elo1 E] [--against BOT --side SIDE] [OPTIONS]',
  details: [
    ...BOT_DETAILS,
    '  --candidate A  the changed player',
    '  --baseline B   the player that it must beat',
    '  --elo0 E       not worth having if it is no stronger than this (default 0)',
    '  --elo1 E       worth having if it is this much stronger (default 30)',
    '  --against C    do not let them meet: both play the same seeds against this third player …',
    '  --side SIDE    … on this side; for plans, which play one side only',
    `  --pairs N      stop undecided after this many pairs of games (default ${DEFAULT_MOST_PAIRS})`,
    ...SHARED_DETAILS,
    '',
    'Wrong in either direction once in twenty. Exit status 0 if the candidate is accepted, else 1.',
  ],
  async run(args, terminal): Promise<ExitStatus> {
    const { values, positionals } = readArguments(args, {
      candidate: { type: 'string' },
      baseline: { type: 'string' },
      elo0: { type: 'string' },
      elo1: { type: 'string' },
      against: { type: 'string' },
      side: { type: 'string' },
      pairs: { type: 'string' },
      ...SHARED_OPTIONS,
    });
    refuseExtra(positionals);
    const shared = readShared(values);
    const contest = readContest(values);
    const elo0 = readElo(values.elo0, '--elo0', 0);
    const elo1 = readElo(values.elo1, '--elo1', 30);
    if (elo1 <= elo0) throw new UsageError('--elo1 must be greater than --elo0.');
    const hypotheses = contest.third === null ? headToHead(elo0, elo1) : againstThird(elo0, elo1);
    const seeds = gameSeeds(shared.seed, wholeNumber(values.pairs, '--pairs', DEFAULT_MOST_PAIRS));

    const side = contest.third?.side ?? 'british';
    const pairScores: LuckyScore[] = [];
    let scores: PairScores = { lost: 0, split: 0, won: 0 };
    const ratio = (): number => logLikelihoodRatio(scores, hypotheses);
    await withMatchPool(shared.jobs, async (pool) => {
      for (let from = 0; from < seeds.length; from += BATCH * shared.jobs) {
        const batch = seeds.slice(from, from + BATCH * shared.jobs);
        const matches = batch.flatMap((seed) => pairOf(contest, shared, seed));
        const results = await pool.play(matches);
        scores = addPairs(scores, side, results);
        pairScores.push(...luckyPairs(side, results));
        if (!shared.json) terminal.complain(sofar(scores, ratio()));
        if (sprtVerdict(ratio()) !== 'undecided') return;
      }
    });

    const pairs = scores.lost + scores.split + scores.won;
    const verdict = sprtVerdict(ratio());
    const score = (scores.won + scores.split / 2) / pairs;
    const report = {
      candidate: contest.candidate,
      baseline: contest.baseline,
      elo0,
      elo1,
      games: pairs * 2,
      pairs: scores,
      score: Number(score.toFixed(4)),
      interval: wilsonInterval(score * pairs, pairs),
      adjusted: adjustedMean(pairScores),
      logLikelihoodRatio: Number(ratio().toFixed(3)),
      verdict,
    };
    terminal.write(
      shared.json
        ? JSON.stringify(report)
        : [sofar(scores, ratio()), adjustedText(report.adjusted), SENTENCES[verdict]]
            .filter((line) => line !== '')
            .join('\n'),
    );
    return verdict === 'elo1' ? 0 : 1;
  },
};

const SENTENCES = {
  elo1: 'Accepted: the candidate is stronger.',
  elo0: 'Rejected: the candidate is not stronger.',
  undecided: 'Undecided: the games did not suffice.',
} as const;

/** Who is tested and how: against each other, or both against a third. */
interface Contest {
  readonly candidate: string;
  readonly baseline: string;
  readonly third: { readonly bot: string; readonly side: Side } | null;
}

function readContest(values: {
  readonly candidate?: string | undefined;
  readonly baseline?: string | undefined;
  readonly against?: string | undefined;
  readonly side?: string | undefined;
}): Contest {
  if ((values.against === undefined) !== (values.side === undefined)) {
    throw new UsageError('--against and --side belong together.');
  }
  const side = values.side === undefined ? null : oneOf<Side>(SIDES, values.side, '--side');
  const sides = side === null ? SIDES : [side];
  return {
    candidate: readBot(values.candidate, '--candidate', sides),
    baseline: readBot(values.baseline, '--baseline', sides),
    third:
      side === null
        ? null
        : { bot: readBot(values.against, '--against', [opponentOf(side)]), side },
  };
}

function readElo(text: string | undefined, name: string, fallback: number): number {
  if (text === undefined) return fallback;
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value)) {
    throw new UsageError(`${name} takes a number, not "${text}".`);
  }
  return value;
}

/** The two games of a pair, the candidate's first where they do not meet. */
function pairOf(contest: Contest, shared: SharedWish, seed: readonly number[]): Match[] {
  const { options, effort, judgesLuck } = shared;
  const efforts = { british: effort, french: effort };
  const { candidate, baseline, third } = contest;
  if (third === null) {
    const bots = { british: candidate, french: baseline };
    return pairMatches([seed], { options, bots, effort: efforts, judgesLuck }, true);
  }
  return [candidate, baseline].map((bot) => ({
    options,
    seed,
    effort: efforts,
    judgesLuck,
    bots:
      third.side === 'british'
        ? { british: bot, french: third.bot }
        : { british: third.bot, french: bot },
  }));
}

/**
 * Both halves of a pair are the candidate's: the first where its side wins, the second where the side does not
 * win that it had in the first: there the baseline sits, against the candidate or against the third.
 */
function addPairs(before: PairScores, side: Side, results: readonly MatchResult[]): PairScores {
  const scores = { ...before };
  for (let i = 0; i + 1 < results.length; i += 2) {
    const won = Number(results[i]?.winner === side) + Number(results[i + 1]?.winner !== side);
    if (won === 2) scores.won++;
    else if (won === 1) scores.split++;
    else scores.lost++;
  }
  return scores;
}

/** By pair: the candidate's score, and what the cards of both games added to it. */
function luckyPairs(side: Side, results: readonly MatchResult[]): LuckyScore[] {
  return results.flatMap((first, i) => {
    const second = results[i + 1];
    if (i % 2 === 1 || second === undefined) return [];
    const own = scoreOf(first, side);
    const others = scoreOf(second, opponentOf(side));
    return {
      score: (own.score + others.score) / 2,
      luck: own.luck === null || others.luck === null ? null : (own.luck + others.luck) / 2,
    };
  });
}

function sofar({ lost, split, won }: PairScores, ratio: number): string {
  const pairs = lost + split + won;
  const score = (won + split / 2) / pairs;
  const elo = score > 0 && score < 1 ? `, ${eloOfScore(score).toFixed(0)} Elo` : '';
  return `${pairs} pairs: ${won} won, ${split} split, ${lost} lost${elo}; log-likelihood ratio ${ratio.toFixed(2)}`;
}
