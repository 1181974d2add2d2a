import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { failuresOf } from '../../fixtures/failures';
import { currentPassword } from '../account/password';
import { isNumber, unknownNames, withCrossFieldRules } from './cross-field';
import { amount, choice, hasThreeDecimals, optional, points, whole } from './numbers';
import { idList, pageOf, shortIdList } from './page';
import { dataBody } from './problem';
import { asks, defaultAnswer, inSentence, plainSchema, questionOf } from './question';
import { isoDate, optionalDate, optionalText, requiredText } from './text';

describe('a question', () => {
  it.each([
    [() => amount('Fee', 0, 1), { label: 'Fee', kind: 'money' }],
    [() => points('Rate', 0, 1), { label: 'Rate', kind: 'percent' }],
    [() => whole('Life', 0, 1), { label: 'Life' }],
    [() => choice('Type', 3), { label: 'Type', kind: 'choice' }],
    [() => requiredText('Name', 9), { label: 'Name', maxLength: 9 }],
    [() => optionalText('Name', 9), { label: 'Name', maxLength: 9 }],
    [() => isoDate('Date'), { label: 'Date' }],
    [() => optionalDate('Date'), { label: 'Date' }],
    [() => currentPassword('Password'), { label: 'Password', kind: 'password' }],
    [() => z.string(), undefined],
  ])('is what its schema asks: %s', (schema, question) => expect(questionOf(schema())).toEqual(question));

  it('is found behind what makes its answer optional', () => {
    const fee = () => amount('Fee', 0, 1);
    const wrapped = [
      fee().optional(),
      fee().nullable(),
      fee().default(0),
      fee().prefault(0),
      optional(fee()),
    ];
    for (const schema of wrapped) {
      expect(questionOf(schema)).toEqual({ label: 'Fee', kind: 'money' });
      expect(plainSchema(schema)).toBeInstanceOf(z.ZodNumber);
    }
    expect(questionOf(asks(fee().optional(), { label: 'Other' }))).toEqual({ label: 'Other' });
  });

  it('has the default of its schema, if any', () => {
    expect(defaultAnswer(z.boolean().default(false))).toBe(false);
    expect(defaultAnswer(z.boolean().default(true).optional())).toBe(true);
    expect([defaultAnswer(z.boolean()), defaultAnswer(z.boolean().nullable())]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['Zip Code', 'zip code'],
    ['HOA Fee', 'HOA fee'],
    ['GL Code', 'GL code'],
    ['A Fee', 'a fee'],
    ['McDonald OK2', 'mcdonald ok2'],
    ['aGL GLs', 'agl gls'],
  ])('%s is %s in a sentence', (label, words) => expect(inSentence(label)).toBe(words));
});

describe('numbers', () => {
  it('have three decimals at most where they are quantities', () => {
    expect([0, 0.001, 1234.567, 100_000_000, 0.29 * 100].map(hasThreeDecimals)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect([0.0005, 0.0001, 1234.5678].map(hasThreeDecimals)).toEqual([false, false, false]);
  });

  it('are neither texts nor anything else', () =>
    expect([0, -1.5, NaN, Infinity, '1', null, undefined].map(isNumber)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
    ]));
});

describe('rules of several fields', () => {
  const schema = withCrossFieldRules(z.object({ one: z.string() }), (value, add) => {
    if (value.one !== 'right') add('one.two', 'Wrong');
    add(['one', 0, 'a.b'], 'Listed');
  });

  it('run beside those of single fields, and name paths by dots or by parts', () => {
    expect(failuresOf(schema, { one: 'wrong' })).toEqual(['one.two: Wrong', 'one.0.a.b: Listed']);
    expect(failuresOf(schema, {})).toHaveLength(3);
    expect(schema.safeParse({ one: 'right' }).error?.issues[0]?.path).toEqual(['one', 0, 'a.b']);
  });

  it.each([null, undefined, 'text', 5])('do not run on %j', (value) =>
    expect(failuresOf(schema, value)).toHaveLength(1),
  );

  it('name what a filter does not have', () => {
    const filter = z.strictObject({ search: z.string().optional() }, unknownNames('The list', 'search'));
    expect(failuresOf(filter, { serch: 'a', page: 2 })).toEqual([
      ': The list has no serch, page; it has search',
    ]);
    expect(failuresOf(filter, { search: 5 })[0]).toMatch(/^search: Invalid input/);
    expect(failuresOf(filter, 5)[0]).toMatch(/^: Invalid input/);
  });
});

describe('envelopes', () => {
  const id = (n: number) => `0198c0de-0000-7000-8000-${String(n).padStart(12, '0')}`;
  const ids = (count: number) => Array.from({ length: count }, (_, n) => id(n)).join(',');

  it('list ids between commas', () => {
    expect(idList.parse(`${id(1)},${id(2)}`)).toEqual([id(1), id(2)]);
    expect(shortIdList.parse(`${id(1)},${id(2)}`)).toEqual([id(1), id(2)]);
    expect([idList, shortIdList].map((list) => list.safeParse(ids(21)).success)).toEqual([true, false]);
    expect([idList.safeParse(ids(101)).success, idList.safeParse('').success]).toEqual([false, false]);
  });

  it('hold pages and answers', () => {
    const page = { items: ['a'], totalCount: 1, page: 1, pageSize: 20 };
    expect(pageOf(z.string()).parse(page)).toEqual(page);
    expect(dataBody(z.string()).parse({ data: 'a' })).toEqual({ data: 'a' });
    expect(dataBody(z.string()).safeParse({}).success).toBe(false);
  });
});
