import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordingFaults } from './wording.mjs';

const phrases = (text) => wordingFaults(text).map(({ found }) => found.toLowerCase());

test('finds the phrases that never read well, with their line', () => {
  assert.deepEqual(phrases("'Nobody changes the own role'"), ['the own']);
  assert.deepEqual(phrases('// sees assigned properties alone.'), ['alone']);
  assert.deepEqual(phrases('Somebody saved meanwhile'), ['meanwhile']);
  assert.deepEqual(wordingFaults('first\nmade anew')[0].line, 2);
});

test('leaves right uses and program text alone', () => {
  for (const right of [
    'links are left alone',
    'leaves a service alone that is busy',
    'a part that stands alone',
    'const alone = await copy(1);',
    '...alone, PORT',
    "new NpmStart(alone); spawnServer('bff', alone)",
    '`Port ${alone.PORT} is in use`',
    'const anew = await copy(); expect(anew.errors)',
    'expect([alone.errors]).toEqual([])',
    'their own rows',
  ])
    assert.deepEqual(phrases(right), [], right);
});

test('finds the phrases beside brackets and quotes', () => {
  assert.deepEqual(phrases('(from a proxy alone)'), ['alone']);
  assert.deepEqual(phrases('A `plan`, alone in its year'), ['alone']);
  assert.deepEqual(phrases('The test (alone in its file) runs'), ['alone']);
});

test('finds a second use beside a right one', () => {
  assert.deepEqual(phrases('links are left alone; this is for staff alone'), ['alone']);
});
