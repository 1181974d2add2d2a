import { describe, expect, it } from 'vitest';
import { component } from '../../fixtures/inventory';
import { workedPlan } from '../../fixtures/plans';
import type { PlanInput } from '../plan/plan-input';
import { bridge, type BridgeCause } from './bridge';

const [roof, paint, seal, gate, walk] = workedPlan.components;
const after: PlanInput = {
  ...workedPlan,
  components: [
    { ...roof!, currentCost: roof!.currentCost + 1_000_000 },
    { ...paint!, remainingUsefulLife: 1 },
    seal!,
    { ...walk!, inflationRate: 4 },
    component(15_000, 12, 3, { id: 'pool' }),
  ],
  startingBalance: workedPlan.startingBalance - 700_000,
  options: { ...workedPlan.options, inflationRate: 3.5 },
};
const figure = { kind: 'lowestBalance' } as const;

function changes(input: Parameters<typeof bridge>[0]): Record<BridgeCause, number> {
  return Object.fromEntries(bridge(input)!.bars.map(({ cause, change }) => [cause, change])) as Record<
    BridgeCause,
    number
  >;
}

describe('bridge', () => {
  it('names each cause and leaves no residue', () => {
    const found = bridge({
      before: workedPlan,
      after,
      figure,
      spending: { planned: 3_000_000, actual: 3_400_000 },
    })!;
    expect(found.bars.reduce((sum, bar) => sum + bar.change, 0)).toBe(found.after - found.before);
    expect(found.bars.at(-1)!.value).toBe(found.after);
    const by = Object.fromEntries(found.bars.map((bar) => [bar.cause, bar.change]));
    for (const cause of ['added', 'removed', 'costs', 'lives', 'rates', 'spending', 'balance']) {
      expect(by[cause], cause).not.toBe(0);
    }
    expect([by.contributions, by.assessments, by.loans]).toEqual([0, 0, 0]);
    expect(by.removed).toBeGreaterThan(0);
    expect(by.added).toBeLessThan(0);
    expect(by.spending! / by.balance!).toBeCloseTo(400 / 300, 1);
  });

  it('puts a single difference in its own bar', () => {
    const cases: [BridgeCause, Partial<PlanInput>][] = [
      ['removed', { components: [roof!, paint!, seal!, walk!] }],
      ['costs', { components: [{ ...roof!, currentCost: 1 }, paint!, seal!, gate!, walk!] }],
      ['lives', { components: [{ ...roof!, remainingUsefulLife: 8 }, paint!, seal!, gate!, walk!] }],
      ['rates', { interest: { interestRate: 3 } }],
      ['rates', { interest: { ...workedPlan.interest, yearRates: [{ year: 2, rate: 4 }] } }],
      ['rates', { options: { ...workedPlan.options, yearRates: [{ year: 2, rate: 9 }] } }],
      [
        'contributions',
        { contributions: { ...workedPlan.contributions, yearRates: [{ year: 1, rate: 8 }] } },
      ],
      ['balance', { startingBalance: 0 }],
      ['contributions', { contributions: { kind: 'simple', firstYear: 3_000_000, increaseRate: 3 } }],
      ['assessments', { assessments: [] }],
      ['loans', { debtService: [{ year: 2, amount: 50_000 }] }],
    ];
    for (const [cause, change] of cases) {
      const moved = Object.entries(
        changes({ before: workedPlan, after: { ...workedPlan, ...change }, figure }),
      );
      expect(moved.filter(([, amount]) => amount !== 0).map(([name]) => name)).toEqual([cause]);
    }
  });

  it('explains an inventory replaced as a whole, and has no figure when a plan has none', () => {
    const replaced = { ...workedPlan, components: [component(15_000, 12, 3)] };
    const percent = { kind: 'percentFunded', boundary: 0 } as const;
    const found = bridge({ before: workedPlan, after: replaced, figure: percent })!;
    expect(found.bars.reduce((sum, bar) => sum + bar.change, 0)).toBe(found.after - found.before);
    expect(
      bridge({ before: workedPlan, after: { ...workedPlan, components: [] }, figure: percent }),
    ).toBeNull();
    const old = component(1_000, 10, 5, { id: 'old' });
    const fresh = component(1_000, 10, 10, { id: 'fresh' });
    const turned = bridge({
      before: { ...workedPlan, components: [old, fresh] },
      after: {
        ...workedPlan,
        components: [
          { ...old, currentCost: 0 },
          { ...fresh, remainingUsefulLife: 4 },
        ],
      },
      figure: percent,
    })!;
    expect(turned.bars.find(({ cause }) => cause === 'costs')).toMatchObject({
      change: 0,
      value: turned.before,
    });
    const doubled = { ...workedPlan, components: [roof!, roof!] };
    expect(() => bridge({ before: workedPlan, after: doubled, figure })).toThrow('unique ids');
  });
});
