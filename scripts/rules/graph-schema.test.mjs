import assert from 'node:assert/strict';
import { test } from 'node:test';
import { brokenPromises, schemaFaults } from './graph-schema.mjs';

const good = `"Read." type Query { "One." one("Which." id: ID!): Color }
  "Changed." type Mutation { "Paint." paint(input: Paint!): Color }
  "A color." input Paint { "Its name." name: String @deprecated(reason: "Use color, until 2027-06-30") }
  "A color." enum Color { "Red." RED "Deep blue." DEEP_BLUE }`;

test('accepts a schema that says what everything is', () => {
  assert.deepEqual(schemaFaults(good), []);
});

test('finds what has no description', () => {
  for (const [words, fault] of [
    ['"Which." ', 'Query.one(id) has no description'],
    ['"Paint." ', 'Mutation.paint has no description'],
    ['"Red." ', 'Color.RED has no description'],
    ['"Its name." ', 'Paint.name has no description'],
  ])
    assert.deepEqual(schemaFaults(good.replace(words, '')), [fault]);
});

test('finds values in small letters', () => {
  const small = good.replace('DEEP_BLUE', 'deepBlue');
  assert.deepEqual(schemaFaults(small), ['Color.deepBlue is not in UPPER_SNAKE_CASE']);
});

test('finds a deprecation without a day', () => {
  const faults = schemaFaults(good.replace(', until 2027-06-30', ''));
  assert.deepEqual(faults, ['Paint.name is deprecated, but not "until YYYY-MM-DD"']);
});

test('what a release had stays until the day that its deprecation names', () => {
  const old = '"Old." old: Color @deprecated(reason: "Use one, until 2027-06-30")';
  const released = good.replace('"One."', `${old} "One."`);
  assert.equal(brokenPromises(released, good, '2027-06-30').length, 1);
  assert.deepEqual(brokenPromises(released, good, '2027-07-01'), []);
  const lighter = good.replace('"Deep blue." DEEP_BLUE', '');
  assert.equal(brokenPromises(good, lighter, '2027-01-01').length, 1);
});
