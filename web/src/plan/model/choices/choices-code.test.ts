import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OWN_AMOUNT } from './funded-work';
import { writeBase64Url } from '../scenario/address-text';
import { decodeChoices, encodeChoices } from './choices-code';
import { FIRST_CHOICES, SAVED, type StudyChoices } from './study-choices';

const hundredths = (highest: number) => fc.integer({ min: 0, max: highest * 100 }).map((each) => each / 100);
const id = fc.uuid();
const money = fc.option(hundredths(9_999_999));
const months = fc.option(fc.integer({ min: 0, max: 999 }));
const ids = fc.uniqueArray(id, { maxLength: 5 });

const choices: fc.Arbitrary<StudyChoices> = fc.record({
  outlook: fc.record({
    spreads: fc.record({
      inflation: hundredths(999),
      cost: hundredths(999),
      life: hundredths(999),
      interest: hundredths(999),
    }),
    seed: fc.integer({ min: 0, max: 9_999_999_999 }),
    compared: fc.uniqueArray(fc.oneof(id, fc.constant(SAVED)), { maxLength: 3 }),
  }),
  comparison: fc.option(ids),
  payers: fc.record({
    work: fc.option(
      fc.record({
        work: fc.oneof(id, fc.constant(OWN_AMOUNT)),
        year: fc.integer({ min: 2026, max: 2055 }),
        amount: money,
      }),
    ),
    terms: fc.record({
      annualRate: fc.option(hundredths(999)),
      months,
      fees: money,
      areFeesFinanced: fc.boolean(),
      interestOnlyMonths: months,
      balloonMonth: months,
      payoffMonth: months,
      downPayment: money,
      debtServiceFrom: fc.constantFrom('owners' as const, 'reserves' as const),
    }),
    discountRate: fc.option(hundredths(999)),
  }),
});

describe('the code of the choices in the analyses', () => {
  it('decodes to the same choices (seed 20260101)', () => {
    fc.assert(
      fc.property(choices, (some) => {
        const code = encodeChoices(some);
        expect(decodeChoices(code)).toEqual(some);
        expect(encodeURIComponent(code)).toBe(code);
        expect(code.length).toBeLessThan(1200);
      }),
      { seed: 20_260_101, numRuns: 400 },
    );
  });

  it('decodes to the same choices when only one differs from its default', () => {
    const { outlook, payers } = FIRST_CHOICES;
    fc.assert(
      fc.property(choices, (some) => {
        const single: StudyChoices[] = [
          { ...FIRST_CHOICES, outlook: { ...outlook, seed: some.outlook.seed } },
          { ...FIRST_CHOICES, comparison: some.comparison },
          { ...FIRST_CHOICES, payers: { ...payers, discountRate: some.payers.discountRate } },
          { ...FIRST_CHOICES, payers: { ...payers, work: some.payers.work } },
        ];
        for (const each of single) expect(decodeChoices(encodeChoices(each))).toEqual(each);
      }),
      { seed: 20_260_101, numRuns: 100 },
    );
  });

  it('is empty for the defaults, and short for a few choices', () => {
    expect(encodeChoices(structuredClone(FIRST_CHOICES))).toBe('');
    expect(decodeChoices('')).toEqual(FIRST_CHOICES);
    const { outlook } = FIRST_CHOICES;
    expect(encodeChoices({ ...FIRST_CHOICES, outlook: { ...outlook, seed: 7 } }).length).toBeLessThan(15);
  });

  it('is refused when it is cut, foreign or out of range', () => {
    const made = (value: unknown) => writeBase64Url(JSON.stringify(value));
    const whole = made({ s: 7, q: 3 });
    expect(decodeChoices(whole)?.outlook.seed).toBe(7);
    const bad = [
      'x',
      '..',
      `mark.${whole}`,
      whole.slice(0, -3),
      `${whole}!`,
      'A'.repeat(2001),
      ...[
        null,
        [1],
        { z: 1 },
        { s: -1 },
        { s: 1.5 },
        { s: 1e12 },
        { s: '7' },
        { d: { i: -1 } },
        { d: { i: null } },
        { d: { x: 1 } },
        { d: [1] },
        { p: ['short'] },
        { p: ['s', 's'] },
        { p: Array.from({ length: 11 }, (_, n) => `${n}`) },
        { t: ['s'] },
        { w: ['a', 2030] },
        { w: ['a', 20_300, 5] },
        { w: ['a', 2030, -5] },
        { w: [7, 2030, 5] },
        { o: { m: 12.5 } },
        { o: { m: 1000 } },
        { o: { a: 1 } },
        { o: { s: 'bank' } },
        { q: 'four' },
        { __proto__: { s: 1 }, constructor: 1 },
      ].map(made),
    ];
    for (const code of bad) expect([code, decodeChoices(code)]).toEqual([code, null]);
  });

  it('never throws, and takes no unchecked value (seed 20260101)', () => {
    fc.assert(
      fc.property(fc.string(), fc.json(), (text, json) => {
        for (const code of [text, writeBase64Url(text), writeBase64Url(json)]) {
          const read = decodeChoices(code);
          if (read) expect(decodeChoices(encodeChoices(read))).toEqual(read);
        }
      }),
      { seed: 20_260_101, numRuns: 300 },
    );
    expect(({} as { s?: unknown }).s).toBeUndefined();
  });
});
