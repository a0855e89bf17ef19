// Plays the random games of fixtures/games/own-*.json and writes their records. They are written once and replayed for
// ever: run `node packages/engine/test/support/write-own-games.mjs NAME…` only for a game that has no record yet.
import { Buffer } from 'node:buffer';
import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { URL, fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = new URL('../../../../', import.meta.url);

/** Options, and the seed of the random player, who also draws the seed of the game. */
const GAMES = {
  'own-second': { options: { edition: 'second', rules: [] }, seed: 3 },
  'own-tournament': { options: { edition: 'second', rules: ['governor-spares-home'] }, seed: 866 },
  'own-first': {
    options: {
      edition: 'first',
      rules: [
        'pay-to-reshuffle',
        'ambush-reaches-sieges',
        'french-siege-redraw',
        'free-fur',
        'french-start-empire-card',
        'governor-abandons',
        'natives-in-sieges',
        'free-discard-of-lost-locations',
      ],
    },
    seed: 401,
  },
};

const bundle = await build({
  entryPoints: [fileURLToPath(new URL('packages/engine/src/index.ts', ROOT))],
  bundle: true,
  format: 'esm',
  write: false,
});
const code = Buffer.from(bundle.outputFiles[0].contents).toString('base64');
const engine = await import(`data:text/javascript;base64,${code}`);

/** A whole game, stopped and scored when it has taken too many turns (R94). */
function playRandomly({ options, seed }) {
  const rng = engine.createRng(seed);
  const created = engine.createGame(options, engine.randomSeed(rng));
  let state = created.value;
  const actions = [];
  while (state.phase !== 'over' && state.turn <= engine.ADJUDICATED_AFTER_TURNS) {
    const action = engine.randomAction(state, rng);
    actions.push(action);
    state = engine.playLegal(state, action);
  }
  if (state.phase !== 'over') {
    state = engine.concludeGame(state, { ending: 'adjudicated' }).value.state;
  }
  return engine.recordOf(state.options, state.seed, actions, state.outcome);
}

/** One action a line, so that a difference can be seen. */
function textOf({ actions, result, ...head }) {
  const opened = JSON.stringify(head).slice(0, -1);
  const lines = actions.map((action) => JSON.stringify(action)).join(',\n');
  return `${opened},"actions":[\n${lines}\n],"result":${JSON.stringify(result)}}\n`;
}

for (const name of process.argv.slice(2)) {
  const record = playRandomly(GAMES[name]);
  writeFileSync(new URL(`fixtures/games/${name}.json`, ROOT), textOf(record));
}
