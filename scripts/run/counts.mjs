import { existsSync, readFileSync } from 'node:fs';
import { root } from './paths.mjs';

const readJson = (path) => (path && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

function vitestCounts({ report }) {
  const json = readJson(report);
  if (!json) return null;
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: (json.numPendingTests ?? 0) + (json.numTodoTests ?? 0),
  };
}

/** A test that passed only on a retry counts as failed: it is not reliable. */
function playwrightCounts({ report }) {
  const stats = readJson(report)?.stats;
  return stats
    ? { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
    : null;
}

/** The closing lines of `node --test`. */
function nodeCounts({ output }) {
  const number = (word) => Number(new RegExp(`^(?:#|ℹ) ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? NaN);
  const [passed, failed, cancelled, skipped, todo] = ['pass', 'fail', 'cancelled', 'skipped', 'todo'].map(
    number,
  );
  return Number.isNaN(passed) ? null : { passed, failed: failed + cancelled, skipped: skipped + todo };
}

const READERS = { vitest: vitestCounts, playwright: playwrightCounts, node: nodeCounts };

/**
 * Counts of a step for the closing line. A check counts as one. A runner that ends badly without a failed test (a
 * file that does not load, an error after the last test, no report at all) adds one failure.
 */
export function countsOf(step, { code, output }) {
  const ok = code === 0;
  if (!step.runner) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
  const counts = READERS[step.runner]({ report: step.report, output });
  if (!counts) return { passed: 0, failed: 1, skipped: 0 };
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

const firstLine = (text) =>
  String(text ?? '')
    .replaceAll(/\u001B\[[\d;]*m/g, '')
    .split('\n')
    .find((line) => line.trim());

const vitestFailures = (json) =>
  json.testResults.flatMap(({ name, status, message, assertionResults: tests }) => {
    const failed = tests.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [{ name, why: firstLine(message) }] : [];
    return failed.map((test) => ({
      name: `${name} > ${test.fullName}`,
      why: firstLine(test.failureMessages[0]),
    }));
  });

const playwrightFailures = (json) => {
  const within = (suite) => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some((test) => ['unexpected', 'flaky'].includes(test.status)))
      .map((spec) => ({
        name: `${spec.file} > ${spec.title}`,
        why: firstLine(
          spec.tests.flatMap((test) => test.results).find((result) => result.error)?.error.message,
        ),
      })),
    ...(suite.suites ?? []).flatMap(within),
  ];
  return json.suites.flatMap(within);
};

/** Returns the names of a step's failures, each with the first line of its reason: long output is shown only in part. */
export function failuresOf({ runner, report }) {
  const json = ['vitest', 'playwright'].includes(runner) ? readJson(report) : null;
  if (!json) return [];
  const failures = runner === 'playwright' ? playwrightFailures(json) : vitestFailures(json);
  return failures.map(({ name, why }) => `${name.replace(`${root}/`, '')}${why ? `: ${why}` : ''}`);
}

/** `N passed, N failed`, and the skipped ones if there are any. */
export function closingLine(counts) {
  const sum = (key) => counts.reduce((total, each) => total + each[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
