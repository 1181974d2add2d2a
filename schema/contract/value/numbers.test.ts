import { expect, test } from 'vitest';
import type { z } from 'zod';
import { amount, choice, optional, points, rate, whole } from './numbers';

const said = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? 'right';

test('a missing number is "required"; a number out of range gets the range', () => {
  const range = 'Fee should be from -$1.50 to $99,000,000';
  for (const value of [undefined, null])
    expect(said(amount('Fee', -1.5, 99e6), value)).toEqual(['Fee is required']);
  for (const value of ['1', NaN, Infinity, -1.51, 99_000_001])
    expect(said(amount('Fee', -1.5, 99e6), value)).toContain(range);
  for (const value of [-1.5, 0, 0.01, 99e6]) expect(said(amount('Fee', -1.5, 99e6), value)).toBe('right');
  expect(said(amount('Fee', 0, 1), 0.005)).toEqual(['Fee should have at most two decimals']);
});

test('rates are points from 0% up to the highest rate, unless another limit is given', () => {
  expect(said(rate('Rate'), 100)).toEqual(['Rate should be from 0% to 99.99%']);
  expect(said(rate('Rate', 20), 20.01)).toEqual(['Rate should be from 0% to 20%']);
  expect(said(points('Change', -50, 200), -51)).toEqual(['Change should be from -50% to 200%']);
  expect([said(rate('Rate'), 99.99), said(points('Change', -50, 200), -50)]).toEqual(['right', 'right']);
});

test('whole numbers have no decimals', () => {
  const life = whole('Life', 1, 200);
  for (const value of [0, 201, 1.5, 'x'])
    expect(said(life, value)).toEqual(['Life should be a whole number from 1 to 200']);
  expect([said(life, null), said(life, 1), said(life, 200)]).toEqual([
    ['Life is required'],
    'right',
    'right',
  ]);
});

test('a choice outside the list is "required"', () => {
  for (const value of [undefined, null, '', 0, 1.5, 4])
    expect(said(choice('Type', 3), value)).toEqual(['Type is required']);
  expect([said(choice('Type', 3), 1), said(choice('Type', 3), 3)]).toEqual(['right', 'right']);
});

test('an optional value becomes null when missing and obeys its rule when given', () => {
  const fee = optional(amount('Fee', 0, 1));
  expect([fee.parse(undefined), fee.parse(null), fee.parse(0)]).toEqual([null, null, 0]);
  expect(said(fee, 2)).toEqual(['Fee should be from $0 to $1']);
});
