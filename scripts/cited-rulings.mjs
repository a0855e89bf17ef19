// Compares the rulings of docs/rules.md with the tests: every ruling is cited in the title of a test that runs, and
// every cited ruling exists. A title cites as `[R12]`, `[R12, R13]` or `[R12][R13]`.

import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT, filesBelow, packageFolders } from './files.mjs';

/** @typedef {{ id: string, text: string }} Ruling */
/** @typedef {{ text: string, place: string }} Title */

const TEST_FUNCTIONS = new Set(['describe', 'it', 'suite', 'test']);
const SWITCHED_OFF = new Set(['skip', 'todo']);

/**
 * The list items of the form `- R12 …`.
 * @param {string} markdown
 * @returns {Ruling[]}
 */
function readRulings(markdown) {
  return [...markdown.matchAll(/^\s*- (R\d+)\b\s*(.*)$/gm)].map(([, id = '', text = '']) => ({
    id,
    text,
  }));
}

/**
 * Whether an expression is `it`, `it.only`, `it.each(…)`, `it.each`…``, `describe.skip`, …
 * Returns the words of the chain (`['it', 'each']`), or null.
 * @param {ts.Expression} expression
 * @returns {string[] | null}
 */
function testFunctionChain(expression) {
  if (ts.isIdentifier(expression)) {
    return TEST_FUNCTIONS.has(expression.text) ? [expression.text] : null;
  }
  if (ts.isPropertyAccessExpression(expression)) {
    const chain = testFunctionChain(expression.expression);
    return chain && [...chain, expression.name.text];
  }
  if (ts.isCallExpression(expression)) return testFunctionChain(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return testFunctionChain(expression.tag);
  return null;
}

/**
 * The fixed text of a string expression; what is filled in at run time is left out.
 * @param {ts.Expression | undefined} expression
 * @returns {string | null}
 */
function fixedText(expression) {
  if (!expression) return null;
  if (ts.isStringLiteralLike(expression)) return expression.text;
  if (ts.isParenthesizedExpression(expression)) return fixedText(expression.expression);
  if (ts.isTemplateExpression(expression)) {
    return [expression.head, ...expression.templateSpans.map((span) => span.literal)]
      .map((part) => part.text)
      .join('…');
  }
  if (
    ts.isBinaryExpression(expression) &&
    expression.operatorToken.kind === ts.SyntaxKind.PlusToken
  ) {
    return `${fixedText(expression.left) ?? '…'}${fixedText(expression.right) ?? '…'}`;
  }
  return null;
}

/**
 * The titles of the tests in a file that are not switched off.
 * @param {string} file
 * @returns {Title[]}
 */
function readTitles(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  /** @type {Title[]} */
  const titles = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node)) {
      const chain = testFunctionChain(node.expression);
      const text = chain && fixedText(node.arguments[0]);
      if (chain?.some((word) => SWITCHED_OFF.has(word))) return;
      if (text) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        titles.push({ text, place: `${relative(ROOT, file)}:${line + 1}` });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

const rulings = readRulings(readFileSync(join(ROOT, 'docs/rules.md'), 'utf8'));
const testFiles = packageFolders().flatMap((folder) =>
  filesBelow(join(folder, 'test'), (name) => name.endsWith('.test.ts')),
);

/** @type {string[]} */
const complaints = [];
const known = new Set();
for (const { id } of rulings) {
  if (known.has(id)) complaints.push(`docs/rules.md holds ${id} twice`);
  known.add(id);
}
if (known.size === 0) complaints.push('docs/rules.md holds no rulings');

const cited = new Set();
for (const { text, place } of testFiles.flatMap(readTitles)) {
  for (const [bracket, inside = ''] of text.matchAll(/\[(R\d[^\]]*)\]/g)) {
    for (const id of inside.split(',').map((part) => part.trim())) {
      if (!/^R\d+$/.test(id)) complaints.push(`${place}: cannot read the citation ${bracket}`);
      else if (!known.has(id)) complaints.push(`${place}: ${id} is not in docs/rules.md`);
      else cited.add(id);
    }
  }
}

for (const { id, text } of rulings) {
  if (!cited.has(id)) complaints.push(`no test cites ${id} ${text.slice(0, 80)}`);
}

if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  console.error(`${complaints.length} complaints about rulings and the tests that cite them`);
  process.exitCode = 1;
} else {
  console.log(`all ${rulings.length} rulings are cited by tests`);
}
