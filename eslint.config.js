import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { house } from './scripts/house-lint.mjs';
import { readRuleIds } from './scripts/rule-ids.mjs';

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a thing has one name everywhere.',
};

const restrictedSyntax = [
  noDefaultExport,
  {
    selector: 'ExportAllDeclaration',
    message: 'List what is exported: a package or folder decides name by name what is public.',
  },
  {
    selector: 'TSEnumDeclaration',
    message: 'Write closed sets as an `as const` array with a derived union type.',
  },
  {
    selector: 'SpreadElement > :matches(ArrayExpression, ObjectExpression)',
    message: 'Write what is in it: a spread only to keep lines together is taken for a meaning.',
  },
  {
    selector: ':not(MethodDefinition[kind="constructor"])[accessibility="private"]',
    message: 'Private is written #name: the language keeps it, not only the compiler.',
  },
];

const noImportExpression = {
  selector: 'ImportExpression',
  message: 'The engine is synchronous and imports nothing outside itself.',
};

/** Outside its folder the engine asks the rulebook, and everybody else asks the engine. */
const aRuleId = `/^(${(await readRuleIds()).join('|')})$/`;
const noRuleIds = [`Literal[value=${aRuleId}]`, `TemplateElement[value.raw=${aRuleId}]`].map(
  (selector) => ({
    selector,
    message: 'Ask for what the rule changes (`rulebookOf(options)`), not for the rule by its name.',
  }),
);

/** `onClick={() => { act(); }}` or `onClick={act}`, never `onClick={() => act()}`: one way to write what gives nothing back. */
const handlerReturns = {
  selector:
    'JSXAttribute[name.name=/^on[A-Z]/] > JSXExpressionContainer > ArrowFunctionExpression[expression=true]',
  message: 'Write a handler with braces, or name the function itself: it gives nothing back.',
};

/** French puts a space before a colon, English does not: `t('label', { name })`, never `{name}:`. */
const loosePunctuation = [
  'JSXExpressionContainer + JSXText[value=/^\\s*[:;!?]/]',
  'JSXExpressionContainer > Literal[value=/^\\s*[:;!?]/]',
  'TemplateElement:not(:first-child)[value.raw=/^\\s*[:;!?] /]',
].map((selector) => ({
  selector,
  message: 'Punctuation after a text belongs to the catalogue: languages space it differently.',
}));

/** Globals that would make the engine impure, and why each is banned there. */
const engineBannedGlobals = [
  ['Date', 'The engine is deterministic: time belongs to the session and the server.'],
  ['performance', 'The engine is deterministic: measure from outside.'],
  ['console', 'The engine has no output: report events or return a Result.'],
  ['process', 'The engine runs in browsers too and knows no Node.'],
  ['globalThis', 'The engine depends on no environment: pass in what it needs.'],
].map(([name, message]) => ({ name, message }));

/** What would let a computer player see more than a player does. */
const CLOSED_TO_BOTS = [
  'createGame',
  'gameFromSetup',
  'positionFromSetup',
  'readRecord',
  'recordOf',
  'replayGame',
  'readTranscript',
  'replayTranscript',
];

export default defineConfig(
  globalIgnores([
    '**/node_modules/',
    '**/dist/',
    'coverage/',
    'fixtures/',
    'packages/cli/src/arena/frozen/*.mjs',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { plugins: { house }, rules: { 'house/imports-together': 'error' } },
  {
    files: ['packages/**/*.{ts,tsx}'],
    ignores: ['packages/*/*.config.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...restrictedSyntax],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // Copying without HTTPS has no other way.
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'lib', name: 'execCommand' }] },
      ],
      // Both spellings are good: an interface for a shape, a type for a member of a union.
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  {
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: ['packages/{engine,messages,test-kit}/src/**'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...noRuleIds] },
  },
  {
    files: ['packages/engine/src/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...engineBannedGlobals],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'Chance comes from the seed of the game, so that it can be replayed.',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^[^.]', message: 'The engine imports nothing outside itself: it is pure.' },
          ],
        },
      ],
      'no-restricted-syntax': ['error', ...restrictedSyntax, ...noRuleIds, noImportExpression],
      // Inner loops run over flat tables by index, where a read is not checked for undefined.
      '@typescript-eslint/prefer-for-of': 'off',
      '@typescript-eslint/no-unnecessary-condition': 'off',
    },
  },
  {
    files: ['packages/engine/src/rules/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, noImportExpression] },
  },
  {
    files: ['packages/bots/src/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@arpents/engine',
              importNames: CLOSED_TO_BOTS,
              message: 'A computer player starts from the view it is given: sampleHiddenState.',
            },
          ],
          patterns: [
            {
              regex: '^(?!@arpents/engine$)[^.]',
              message:
                'Computer players run in any worker: they import the engine and nothing else.',
            },
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: 'A computer player takes its chance from its seed, so that it can be repeated.',
        },
      ],
    },
  },
  {
    files: ['packages/web/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...restrictedSyntax,
        ...noRuleIds,
        ...loosePunctuation,
        handlerReturns,
      ],
    },
  },
  {
    files: ['packages/*/test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'vitest', importNames: ['test'], message: 'Tests are written with `it`.' },
          ],
        },
      ],
    },
  },
  {
    files: [
      'scripts/**/*.mjs',
      'packages/*/tools/**/*.mjs',
      '*.{js,cjs,ts}',
      '.*.cjs',
      'packages/*/*.config.ts',
    ],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        module: 'writable',
        URL: 'readonly',
        Buffer: 'readonly',
        performance: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
      },
    },
  },
  { files: ['*.ts', 'packages/*/*.config.ts'], extends: [tseslint.configs.strict] },
  {
    files: ['scripts/**/*.mjs', 'packages/*/tools/**/*.mjs'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport] },
  },
);
