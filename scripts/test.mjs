// npm test: everything that must pass. Its last line is `N passed, N failed`, with the skipped ones if there are any.
import { checkNode, install } from './run/install.mjs';
import { closingLine } from './run/counts.mjs';
import { findChromium, isReachable } from './run/find.mjs';
import { fail, seconds } from './run/say.mjs';
import { runSteps } from './run/steps.mjs';
import { allSteps, NIGHTLY, prepareReports } from './run/plan.mjs';

const began = Date.now();
checkNode();
await install();
prepareReports();

// REQUIRE_ALL=1, as CI sets it: nothing may be left out.
const requireAll = process.env.REQUIRE_ALL === '1';
const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const postgres = process.env.PG_URL ?? null;
if (postgres && !(await isReachable(postgres)))
  fail('Nothing answers at PG_URL: start PostgreSQL, or leave PG_URL unset.');

const all = allSteps(findChromium());
const chosen = only ? all.filter((step) => only.some((word) => step.name.includes(word))) : all;
if (chosen.length === 0)
  fail(`No step has "${only.join('" or "')}" in its name: ${all.map((s) => s.name).join(', ')}.`);

const leftOut = chosen.filter((step) => step.needs).map((step) => ({ name: step.name, why: step.needs }));
if (!postgres) leftOut.push({ name: 'PostgreSQL parts of the tests', why: 'PG_URL is not set' });
const results = await runSteps(chosen.filter((step) => !step.needs));
const counts = results.map((result) => result.counts);
counts.push({ passed: 0, failed: requireAll ? leftOut.length : 0, skipped: requireAll ? 0 : leftOut.length });

console.log(
  `\nWhat ran, in ${seconds(Date.now() - began)} (beside it, the processor time of it, where the system says):`,
);
for (const { name, counts: own, took, computed } of results) {
  const tests = own.passed + own.failed + own.skipped;
  const parts = [
    `${own.passed} passed`,
    own.failed && `${own.failed} failed`,
    own.skipped && `${own.skipped} skipped`,
  ];
  const text =
    tests === 1 && own.skipped === 0 ? (own.failed ? 'failed' : 'passed') : parts.filter(Boolean).join(', ');
  const processor = computed === null ? '' : seconds(computed);
  console.log(`  ${name.padEnd(34)} ${seconds(took).padStart(9)} ${processor.padStart(9)}  ${text}`);
}
console.log(leftOut.length > 0 ? 'Left out:' : 'Nothing was left out.');
for (const { name, why } of leftOut) console.log(`  ${name}: ${why}`);
if (NIGHTLY) console.log(NIGHTLY);
if (requireAll && leftOut.length > 0) console.log('REQUIRE_ALL=1: what was left out counts as failed.');
for (const { name, failures } of results)
  for (const failure of failures) console.log(`Failed in ${name}: ${failure}`);
console.log(closingLine(counts));
process.exitCode = counts.some((each) => each.failed > 0) ? 1 : 0;
