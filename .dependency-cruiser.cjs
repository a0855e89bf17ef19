// Which package may import which: the arrows of docs/architecture.md.

/** Every package, with the packages it may import. The cli may import all of them. */
const MAY_IMPORT = {
  engine: [],
  messages: ['engine'],
  session: ['engine'],
  bots: ['engine'],
  protocol: ['engine', 'session'],
  server: ['engine', 'session', 'bots', 'protocol', 'messages'],
  web: ['engine', 'session', 'protocol', 'messages', 'bots'],
  cli: ['engine', 'messages', 'session', 'bots', 'protocol', 'server', 'web'],
};

const directions = Object.entries(MAY_IMPORT).map(([name, allowed]) => ({
  name: `${name}-imports`,
  comment: `${name} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other package'}`,
  severity: 'error',
  from: { path: `^packages/${name}/` },
  to: { path: '^packages/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
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
      name: 'engine-is-pure',
      comment: 'The engine imports nothing outside its own src folder, not even from Node or npm.',
      severity: 'error',
      from: { path: '^packages/engine/src/' },
      to: { pathNot: '^packages/engine/src/' },
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
      comment: 'A package is imported only through its src/index.ts.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/[^/]+/src/', pathNot: ['^packages/$1/', '/src/index\\.ts$'] },
    },
    {
      name: 'no-tests-in-source',
      comment: 'Source does not depend on tests.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '^packages/[^/]+/test/' },
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
