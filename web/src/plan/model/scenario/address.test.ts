import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitrarySettings } from '../testing/arbitrary-settings';
import { somePlanSettings } from '@roofline/schema/fixtures/plan';
import { fixtureId } from '../testing/plan-fixtures';
import { decodeScenario, encodeScenario, LONGEST_CODE } from './address';
import { writeBase64Url } from './address-text';

const place = { fiscalYear: 2026, componentIds: new Set([1, 2, 3, 4].map(fixtureId)) };
const saved = somePlanSettings();
const tried = somePlanSettings({
  firstYearContribution: 340_000,
  specialAssessments: [
    { year: 2034, amount: 222_000, purpose: 'Süd-Dach', status: 'planned', dueDate: null },
  ],
  moves: [{ propertyComponentId: fixtureId(3), year: 2031 }],
});
const codeOf = (one = saved, other = tried) => {
  const code = encodeScenario(one, other);
  if (!code) throw new Error('a code was expected');
  return code;
};

describe('the address of a what-if', () => {
  it('decodes to the same what-if (seed 20260101)', () => {
    fc.assert(
      fc.property(arbitrarySettings, arbitrarySettings, (one, other) => {
        const code = encodeScenario(one, other);
        if (code === null) return;
        const read = code === '' ? { settings: one, problem: null } : decodeScenario(code, one, place);
        expect(read).toEqual({ settings: other, problem: null });
        expect(encodeURIComponent(code)).toBe(code);
      }),
      { seed: 20_260_101, numRuns: 400 },
    );
  });

  it('is empty without changes, and short for a few', () => {
    expect(encodeScenario(saved, structuredClone(saved))).toBe('');
    expect(codeOf(saved, somePlanSettings({ inflationRate: 4 })).length).toBeLessThan(30);
    expect(codeOf().length).toBeLessThan(200);
  });

  it('does not depend on the order in which settings are written', () => {
    const reordered = Object.fromEntries(Object.entries(saved).toReversed()) as typeof saved;
    expect(encodeScenario(saved, reordered)).toBe('');
    expect(decodeScenario(codeOf(), reordered, place).settings).toEqual(tried);
  });

  it('is refused as stale once the plan was saved again, or a moved component is gone', () => {
    expect(decodeScenario(codeOf(), somePlanSettings({ interestRate: 2.1 }), place).problem).toBe('stale');
    const fewer = { ...place, componentIds: new Set([fixtureId(1)]) };
    expect(decodeScenario(codeOf(), saved, fewer).problem).toBe('stale');
  });

  it('is refused as unreadable when it is cut, foreign or out of range', () => {
    const [mark] = codeOf().split('.');
    const made = (value: unknown) => `${mark}.${writeBase64Url(JSON.stringify(value))}`;
    const bad = [
      'x',
      'a.b.c',
      '..',
      codeOf().slice(0, -7),
      `${codeOf()}!`,
      made(null),
      made([1]),
      made({ q: 1 }),
      made({ c: '340000' }),
      made({ c: -1 }),
      made({ k: 5000 }),
      made({ e: 1.5 }),
      made({ a: 7 }),
      made({ a: [{ year: 2030 }] }),
      made({ v: [['short', 2030]] }),
      made({ m: 'magic' }),
      made({ __proto__: { c: 1 }, constructor: 1 }),
      'x'.repeat(LONGEST_CODE + 1),
    ];
    for (const code of bad)
      expect([code, decodeScenario(code, saved, place).problem]).toEqual([code, 'unreadable']);
  });

  it('never throws, whatever the address holds (seed 20260101)', () => {
    fc.assert(
      fc.property(fc.string(), fc.json(), (text, json) => {
        const [mark] = codeOf().split('.');
        for (const code of [text, `${mark}.${text}`, `${mark}.${writeBase64Url(json)}`])
          expect(['unreadable', 'stale', null]).toContain(decodeScenario(code, saved, place).problem);
      }),
      { seed: 20_260_101, numRuns: 300 },
    );
  });

  it('does not exist where it would be too long', () => {
    const many = Array.from({ length: 60 }, (_, index) => ({
      year: 2026,
      amount: index + 1,
      purpose: 'A long purpose that says in many words what the money of the owners is for',
      status: 'planned' as const,
      dueDate: null,
    }));
    expect(encodeScenario(saved, somePlanSettings({ specialAssessments: many }))).toBeNull();
  });
});
