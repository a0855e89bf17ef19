// Which package may import which: the arrows of docs/architecture.md.

/** Every package, with the packages it may import. The cli may import all of them; tests may import the test kit too. */
const MAY_IMPORT = {
  engine: [],
  'test-kit': ['engine'],
  messages: ['engine'],
  session: ['engine'],
  bots: ['engine'],
  protocol: ['engine', 'session'],
  server: ['engine', 'session', 'bots', 'protocol', 'messages'],
  web: ['engine', 'session', 'protocol', 'messages', 'bots'],
  cli: ['engine', 'messages', 'session', 'bots', 'protocol', 'server', 'web', 'test-kit'],
};

/**
 * Folders that may lie in a circle of folders; one that is not named here may not. The engine is one machine: actions
 * ask decisions and the rulebook, a scenario rule brings actions of its own and changes what a turn does, and the
 * rulebook decides how a state is arranged and where supply begins.
 */
const IN_FOLDER_CIRCLES = ['actions', 'board', 'decisions', 'rules', 'state', 'turn'].map(
  (name) => `engine/src/${name}`,
);

const directions = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `${name}-imports`,
  comment: `${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other package'}`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed, 'test-kit'].join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...directions,
    {
      name: 'no-circular',
      comment: 'Files that import each other in a circle cannot be understood one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circular-folders',
      comment:
        'Folders that import each other in a circle cannot be read one after the other. ' +
        'What two of them need has a room of its own; in the web that is parts/.',
      severity: 'error',
      scope: 'folder',
      from: {
        path: '^packages/[^/]+/src',
        pathNot: `^packages/(${IN_FOLDER_CIRCLES.join('|')})$`,
      },
      to: { circular: true },
    },
    {
      name: 'engine-is-pure',
      comment: 'The engine imports nothing outside its own src folder, not even from Node or npm.',
      severity: 'error',
      from: { path: '^packages/engine/src/' },
      to: { pathNot: '^packages/engine/src/' },
    },
    {
      name: 'states-change-in-one-folder',
      comment:
        'Cards, money and pieces of a state under construction are assigned to in state/ only; ' +
        'everybody else calls its functions, which tell the referee what happened.',
      severity: 'error',
      from: { path: '^packages/', pathNot: '^packages/engine/src/state/' },
      to: { path: '^packages/engine/src/state/writable-state\\.ts$' },
    },
    {
      name: 'bots-see-views-only',
      comment:
        'Computer players import the engine and nothing else, not even from Node or npm: games, records and servers ' +
        'are closed to them, and they run in any worker. Which names of the engine they may use, the linter knows.',
      severity: 'error',
      from: { path: '^packages/bots/src/' },
      to: { pathNot: '^packages/(bots/src/|engine/src/index\\.ts$)' },
    },
    {
      name: 'through-the-index',
      comment:
        'A package is imported only through its src/index.ts; the engine has a second door for transcripts.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: ['^packages/$1/', '/src/index\\.ts$', '^packages/engine/src/transcripts\\.ts$'],
      },
    },
    {
      name: 'no-tests-in-source',
      comment: 'Source does not depend on tests.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '^packages/[^/]+/test/' },
    },
    {
      name: 'test-kit-for-tests',
      comment:
        'The test kit is for tests; of all source, only the checks and measurements of the cli use it.',
      severity: 'error',
      from: {
        path: '^packages/[^/]+/(src|tools)/',
        pathNot: '^packages/(test-kit/|cli/src/(bench/|commands/random\\.ts$))',
      },
      to: { path: '^packages/test-kit/' },
    },
    {
      name: 'no-tests-of-others',
      comment: 'What tests of several packages share lies in the test kit.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/[^/]+/test/', pathNot: '^packages/$1/' },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere would escape every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
