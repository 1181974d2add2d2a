import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { root, tool } from '../run/paths.mjs';
import { slowParts } from './linear-patterns.mjs';

const SLOW = {
  'two quantifiers that share a character': String.raw`^\d*\.?\d*$`,
  'three of them, as a unit behind an amount once had': String.raw`\s*(?:\/|\bper\b)\s*[A-Za-z. ]+$`,
  'a run that is tried from each of its characters': String.raw`\s*(?:years?|yrs?|y)\.?$`,
  'a search for what nothing closes': String.raw`[([{][^)\]}]*[)\]}]`,
  'a quantifier in a quantifier': String.raw`^(?:a+)+$`,
};
const LINEAR = [
  String.raw`^\d*(?:\.\d*)?$`,
  String.raw`(?<!\/)\/+$`,
  String.raw`\bper\b`,
  String.raw`^(.*)$`,
  String.raw`\s+`,
];

for (const [name, source] of Object.entries(SLOW))
  test(`refuses: ${name}`, () => assert.notEqual(slowParts(source, 'i').length, 0));

test('accepts linear patterns', () =>
  assert.deepEqual(
    LINEAR.flatMap((source) => slowParts(source)),
    [],
  ));

test('ignores texts that are no pattern', () => assert.deepEqual(slowParts('('), []));

/** Lines of the lint that name the rule, for one file under the project's own settings. */
function lintLines(text) {
  const folder = mkdtempSync(join(tmpdir(), 'roofline-patterns-'));
  try {
    writeFileSync(join(folder, 'sample.ts'), text);
    const args = [
      tool('oxlint', 'bin', 'oxlint'),
      '--config',
      join(root, '.oxlintrc.json'),
      '--format=unix',
      folder,
    ];
    const { stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    return stdout.split('\n').filter((line) => line.includes('patterns(linear)'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('the lint goes red on the pattern that read amounts, however it is written', () => {
  const text = [
    String.raw`export const literal = /\s*(?:\/|\bper\b)\s*[A-Za-z. ]+$/i;`,
    String.raw`export const made = new RegExp('\\s*(?:/|\\bper\\b)\\s*[A-Za-z. ]+$', 'i');`,
    'export const raw = RegExp(String.raw`\\s*(?:/|\\bper\\b)\\s*[A-Za-z. ]+$`, `i`);',
    String.raw`export const fine = /^\s*per\b/i;`,
    '',
  ].join('\n');
  const lines = new Set(lintLines(text).map((line) => Number(/sample\.ts:(\d+)/.exec(line)?.[1])));
  assert.deepEqual([...lines], [1, 2, 3]);
});
