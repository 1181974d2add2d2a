import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesOf, PARTS } from './parts.mjs';
import { judgedIn, percentNoticed, sumOf, sumOfFile } from './sum.mjs';

const text = 'export const isDue = (day, last) =>\n  day <= last;\n';
const at = (line, from, to) => ({ start: { line, column: from }, end: { line, column: to } });
const boundary = (status) => ({ status, location: at(2, 3, 14), replacement: 'day < last' });
const reportOf = (...mutants) => ({ files: { 'src/due.ts': { source: text, mutants } } });
const sum = (report, judged) => sumOfFile({ report, file: 'src/due.ts', text, judged });

test('a change that fails a test or never ends is noticed', () => {
  const { changes, unjudged } = sum(reportOf(boundary('Killed'), boundary('Timeout')));
  assert.deepEqual({ changes, unjudged }, { changes: 2, unjudged: [] });
});

test('a change that is not run, or has no meaning, does not count', () => {
  assert.equal(sum(reportOf(boundary('Ignored'), boundary('RuntimeError'))).changes, 0);
});

test('a change that no test notices is named by its line and its words', () => {
  const { unjudged } = sum(reportOf(boundary('Survived'), boundary('NoCoverage')));
  const named = { line: 2, words: '`day <= last` → `day < last`' };
  assert.deepEqual(unjudged, [
    { ...named, isTested: true },
    { ...named, isTested: false },
  ]);
});

test('a change over several lines is one line, cut, and without backquotes', () => {
  const whole = {
    status: 'Survived',
    location: at(1, 22, 100),
    replacement: `() => \`${'long '.repeat(20)}\``,
  };
  whole.location.end = { line: 2, column: 14 };
  const [{ words }] = sum(reportOf(whole)).unjudged;
  assert.equal(
    words,
    "`(day, last) => day <= last` → `() => 'long long long long long long long long long long lo…`",
  );
});

test('a file that changed since its run, or was never run, is still to be run', () => {
  assert.equal(sum(reportOf(boundary('Killed'))).changes, 1);
  assert.equal(
    sumOfFile({ report: reportOf(boundary('Killed')), file: 'src/due.ts', text: `${text} ` }),
    null,
  );
  assert.equal(sum(null), null);
  assert.equal(sum({ files: {} }), null);
});

const page =
  '## `engine/src/due.ts`: 3 changes\n\n- `day <= last` → `day < last`: the same day is refused before.\n\nWords.\n- `a` → `b`\n';

test('the document judges changes by file', () => {
  assert.deepEqual(
    [...judgedIn(page)],
    [['engine/src/due.ts', new Set(['`day <= last` → `day < last`', '`a` → `b`'])]],
  );
});

test('a judged change is counted apart, and named when a test notices it now', () => {
  const { judged, unjudged, outdated } = sum(
    reportOf(boundary('Survived')),
    judgedIn(page).get('engine/src/due.ts'),
  );
  assert.deepEqual([judged.length, unjudged.length, outdated], [1, 0, ['`a` → `b`']]);
});

test('percent counts judged changes as not noticed, and nothing at all as noticed', () => {
  const one = sum(reportOf(boundary('Killed'), boundary('Killed'), boundary('Killed'), boundary('Survived')));
  assert.equal(percentNoticed(one), 75);
  assert.equal(percentNoticed(sumOf([one, sum(reportOf())])), 75);
  assert.equal(percentNoticed(sumOf([])), 100);
});

test('every part has files, none of them a test', () => {
  for (const part of Object.keys(PARTS)) {
    assert.ok(filesOf(part).length > 10, part);
    assert.ok(!filesOf(part).some((file) => file.endsWith('.test.ts')));
  }
  assert.ok(filesOf('rules').includes('src/platform/versions.ts'));
  assert.ok(!filesOf('rules').some((file) => file.includes('deps')));
});
