// Switches every scenario rule off in turn and runs the tests of the rules: exactly the tests of the rule that is
// off must fail. A test belongs to the rules that its suite names: `describe('free-fur', …)`, `describe('a + b', …)`.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { ROOT } from './files.mjs';
import { readRuleIds } from './rule-ids.mjs';

const ENGINE = 'packages/engine';
const RULE_TESTS = `${ENGINE}/test/rules`;

/**
 * The rules that a test needs, by the suite it stands in.
 * @param {import('vitest/node').TestCase} test
 * @returns {string[]}
 */
function rulesOf(test) {
  let { parent } = test;
  while (parent.type === 'suite' && parent.parent.type === 'suite') parent = parent.parent;
  return parent.type === 'suite' ? parent.name.split(' + ') : [];
}

/**
 * Compares what failed in a file with what should have.
 * @param {string} off the rule that is switched off
 * @param {import('vitest/node').TestModule} module
 */
function judge(off, module) {
  const file = module.relativeModuleId;
  for (const error of module.errors()) complaints.push(`${off} off: ${file}: ${error.message}`);
  for (const test of module.children.allTests()) {
    const isItsOwn = rulesOf(test).includes(off);
    const failed = test.result().state === 'failed';
    if (isItsOwn && failed) expected++;
    if (isItsOwn !== failed) {
      const how = failed ? 'fails, but does not name the rule' : 'passes without the rule';
      complaints.push(`${off} off: ${file}: ${test.fullName} ${how}`);
    }
    if (!isItsOwn && file === `${RULE_TESTS}/${off}.test.ts`) {
      complaints.push(`${file}: ${test.fullName} does not stand in the suite '${off}'`);
    }
  }
}

const ruleIds = await readRuleIds();
/** @type {string[]} */
const complaints = ruleIds
  .filter((id) => !existsSync(join(ROOT, RULE_TESTS, `${id}.test.ts`)))
  .map((id) => `${id}: there is no ${RULE_TESTS}/${id}.test.ts`);

// One vitest for all runs compiles the engine once; one worker per run keeps it in memory, which it may, because the
// tests of the rules leave nothing behind.
const vitest = await createVitest('test', {
  root: ROOT,
  config: false,
  watch: false,
  reporters: [{}],
  include: [`${RULE_TESTS}/*.test.ts`],
  setupFiles: [`${ENGINE}/test/support/without-rule.ts`],
  env: {},
  isolate: false,
  fileParallelism: false,
  pool: 'threads',
});
const files = await vitest.globTestSpecifications();

let expected = 0;
for (const off of ruleIds) {
  vitest.getRootProject().config.env.ARPENTS_WITHOUT_RULE = off;
  const { testModules } = await vitest.runTestSpecifications(files);
  for (const module of testModules) judge(off, module);
}
await vitest.close();
if (expected === 0) complaints.push('no test failed at all: the rules were not switched off');

if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  console.error(`${complaints.length} complaints about the tests of the scenario rules`);
  process.exitCode = 1;
} else {
  console.log(
    `${ruleIds.length} rules switched off one by one: exactly their ${expected} tests failed`,
  );
  process.exitCode = 0;
}
