import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import { currentPassword, newPassword, PASSWORD_CHECKS, PASSWORD_COMMON, PASSWORD_RULE } from './password';

const refused = (text: unknown) => failuresOf(newPassword(), text).map((failure) => failure.slice(2));

describe('a new password', () => {
  it.each(['t7#kva', 'grün-5', 'λ1+λ1+', 'correct horse 9!', 'x'.repeat(18) + '1!', 'ABCDEF1!x'])(
    'may be %s',
    (text) => expect(refused(text)).toEqual([]),
  );

  it.each([
    ['too short', 't7#kv'],
    ['without lowercase letters', 'T7#KVA'],
    ['without numbers', 't##kva'],
    ['without symbols', 't77kva'],
    ['whose only symbol is a space', 't7 kva'],
  ])('is refused %s', (_name, text) => expect(refused(text)).toEqual([PASSWORD_RULE]));

  it.each([
    'password1!',
    'Password1!',
    'p@ssw0rd1!',
    'p455word!',
    '1!welcome',
    '#1letmein#1',
    '123-letm31n',
    'w3lc0me!',
    'qwerty12!',
    'l0gin#12',
    'he11o#2026',
    'l3tm31n!!',
    'adm1n#123',
    'adm|n#123',
    'summer#26',
    'tes7ing!12',
    '$ecret#12',
    'pass-12word',
    'd.r.a.g.o.n1',
    'hello!2026',
  ])('is refused when attackers try it first: %s', (text) =>
    expect(refused(text)).toEqual([PASSWORD_COMMON]),
  );

  it.each(['pass-dragon7', 'xpassword1!', 'passwordx1!', 'dragonfly#12'])(
    'is taken around a well-known word: %s',
    (text) => expect(refused(text)).toEqual([]),
  );

  it('breaks each rule by itself, and the empty one only that it is needed', () => {
    expect(refused('')).toEqual(['Password is required']);
    expect(refused(undefined)).toEqual(['Password is required']);
    expect(refused('dragon')).toEqual([PASSWORD_RULE, PASSWORD_COMMON]);
    expect(refused(`${'x'.repeat(19)}1!`)).toEqual(['Password should have at most 20 characters']);
  });
});

it('a password for signing in is taken as it is typed', () => {
  expect(currentPassword().parse(' A ')).toBe(' A ');
  for (const missing of ['', undefined])
    expect(failuresOf(currentPassword('Current Password'), missing)).toEqual([
      ': Current Password is required',
    ]);
  expect(failuresOf(currentPassword(), 'x'.repeat(21))).toEqual([
    ': Password should have at most 20 characters',
  ]);
});

it.each([
  ['', []],
  ['abcdef', ['At least six characters', 'Lowercase letters']],
  ['ABCDE', []],
  ['1#', ['Numbers and symbols']],
  ['1', []],
  ['#', []],
  ['a', ['Lowercase letters']],
])('the form checks off the lines of the rule: %j', (typed, lines) =>
  expect(PASSWORD_CHECKS.filter(({ holds }) => holds(typed)).map(({ text }) => text)).toEqual(lines),
);
