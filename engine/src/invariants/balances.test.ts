import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  RUNS,
  SEED,
  components,
  contributions,
  funds,
  holds,
  interest,
  money,
  plans,
  rate,
} from '../../fixtures/arbitraries';
import { contributionAmounts } from '../projection/contributions';
import { interestFactors } from '../projection/interest';
import { project } from '../projection/projection';
import { buildSchedule } from '../inventory/schedule';
import type { Cents, ContributionSchedule, Projection } from '../types';

const ends = (projection: Projection) => projection.rows.map((row) => row.endBalance);

function expectNoneRaised(lower: Projection, upper: Projection): void {
  lower.rows.forEach((row, t) => expect(row.endBalance).toBeLessThanOrEqual(upper.rows[t]!.endBalance));
}

/** The same contributions, increased in every year: the first year's, or every ladder amount. */
function raised(schedule: ContributionSchedule, more: Cents): ContributionSchedule {
  if (schedule.kind === 'simple') return { ...schedule, firstYear: schedule.firstYear + more };
  const steps = schedule.steps.map((step) => ({
    ...step,
    setAmount: step.setAmount === undefined ? undefined : step.setAmount + more,
    addAmount: step.addAmount === undefined ? undefined : step.addAmount + more,
  }));
  return { ...schedule, steps };
}

describe(`invariants of balances (seed ${SEED}, ${RUNS} runs each)`, () => {
  it('1: every row foots in cents and the next begins where it ends', () => {
    holds(plans, ({ plan }) => {
      const { rows } = project(plan);
      rows.forEach((row, t) => {
        const inflow = row.contribution + row.assessments + row.loanProceeds + row.interest;
        expect(row.startBalance + inflow - row.expenditures - row.debtService).toBe(row.endBalance);
        expect(Number.isSafeInteger(row.endBalance)).toBe(true);
        if (t > 0) expect(row.startBalance).toBe(rows[t - 1]!.endBalance);
      });
    });
  });

  it('2: all flows add up to the change in the balance', () => {
    holds(plans, ({ plan }) => {
      const all = project(plan);
      const inflow =
        all.totalContributions + all.totalAssessments + all.totalLoanProceeds + all.totalInterest;
      const change = all.endBalance - plan.startingBalance;
      expect(inflow - all.totalExpenditures - all.totalDebtService).toBe(change);
    });
  });

  it('3: more contribution, starting balance or assessment lowers no later balance', () => {
    const bumps = fc.record({ more: money(50_000), year: fc.integer({ min: 0, max: 60 }) });
    holds(plans, bumps, ({ plan }, { more, year }) => {
      const before = project(plan);
      expectNoneRaised(before, project({ ...plan, contributions: raised(plan.contributions, more) }));
      expectNoneRaised(before, project({ ...plan, startingBalance: plan.startingBalance + more }));
      const assessments = [...(plan.assessments ?? []), { year, amount: more }];
      expectNoneRaised(before, project({ ...plan, assessments }));
    });
  });

  it('4: more cost, or an earlier first occurrence without inflation, raises no balance', () => {
    const picks = fc.record({ at: fc.nat(), more: money(10_000), earlier: fc.integer({ min: 1, max: 10 }) });
    holds(plans, picks, ({ components: lines, options, plan }, { at, more, earlier }) => {
      if (lines.length === 0) return;
      const flat = lines.map((line) => ({ ...line, inflationRate: 0 }));
      const index = at % lines.length;
      const line = flat[index]!;
      const scheduleOf = (changed: typeof line) => buildSchedule(flat.with(index, changed), options);
      const before = project({ ...plan, schedule: scheduleOf(line) });
      const dearer = scheduleOf({ ...line, currentCost: line.currentCost + more });
      expectNoneRaised(project({ ...plan, schedule: dearer }), before);
      const sooner = scheduleOf({
        ...line,
        remainingUsefulLife: Math.max(0, line.remainingUsefulLife - earlier),
      });
      expectNoneRaised(project({ ...plan, schedule: sooner }), before);
    });
  });

  it('7: the start of a year carries the figures of the end of the year before', () => {
    holds(plans, ({ plan }) => {
      const { rows } = project(plan);
      rows.slice(1).forEach((row, t) => {
        const { endBalance, fullyFundedEnd, percentFundedEnd } = rows[t]!;
        expect([row.startBalance, row.fullyFundedStart, row.percentFundedStart]).toEqual([
          endBalance,
          fullyFundedEnd,
          percentFundedEnd,
        ]);
      });
    });
  });

  it('10: no rate, no interest; a rate never takes from balances at or above 0', () => {
    holds(plans, ({ plan }) => {
      const none = { ...plan.interest, interestRate: 0, yearRates: [] };
      const without = project({ ...plan, interest: none });
      expect(without.rows.every((row) => row.interest === 0)).toBe(true);
      for (const row of project({ ...plan, interest: { ...plan.interest, chargeOnNegative: false } }).rows) {
        expect(row.interest).toBeGreaterThanOrEqual(0);
      }
      for (const row of project(plan).rows) {
        if (row.startBalance < 0 || row.endBalance < 0 || plan.interest.convention === 'monthly') continue;
        expect(row.interest).toBeGreaterThanOrEqual(0);
      }
    });
  });

  it('10: without flows mid-year and beginning balance give the same', () => {
    holds(funds, interest, ({ options, input }, rates) => {
      const still = { schedule: buildSchedule([], options), startingBalance: input.startingBalance };
      const none = { kind: 'simple' as const, firstYear: 0, increaseRate: 0 };
      const under = (convention: 'midYear' | 'beginningBalance') =>
        ends(project({ ...still, contributions: none, interest: { ...rates, convention } }));
      expect(under('midYear')).toEqual(under('beginningBalance'));
    });
  });

  it('11: scaling all money scales all results within rounding and keeps percentages', () => {
    const scales = fc.integer({ min: 2, max: 9 });
    const recurring = fc.record({
      lines: components('plain', 6),
      startingBalance: money(500_000),
      firstYear: money(200_000),
      rates: fc.record({ inflationRate: rate(4), increaseRate: rate(4), interestRate: rate(4) }),
    });
    holds(recurring, scales, ({ lines, startingBalance, firstYear, rates }, scale) => {
      const scaled = (by: number) =>
        project({
          schedule: buildSchedule(
            lines.map((line) => ({ ...line, currentCost: line.currentCost * by })),
            { years: 30, inflationRate: rates.inflationRate },
          ),
          startingBalance: startingBalance * by,
          contributions: { kind: 'simple', firstYear: firstYear * by, increaseRate: rates.increaseRate },
          interest: { interestRate: rates.interestRate },
        });
      const [one, many] = [scaled(1), scaled(scale)];
      const { a } = interestFactors({ interestRate: rates.interestRate });
      one.rows.forEach((row, t) => {
        const roundings = (lines.length + 2) * (t + 1) * a ** (t + 1);
        const drift = Math.abs(many.rows[t]!.endBalance - scale * row.endBalance);
        expect(drift).toBeLessThanOrEqual(roundings * scale);
        const [before, after] = [row.percentFundedEnd, many.rows[t]!.percentFundedEnd];
        if (before === null || after === null || row.fullyFundedEnd < 100) return;
        const tolerance = (100 * (roundings + 1)) / row.fullyFundedEnd;
        expect(Math.abs(after - before)).toBeLessThanOrEqual(tolerance * (1 + Math.abs(before) / 100));
      });
    });
  });

  it('15: a ladder of one step is the simple plan, and an inactive step changes nothing', () => {
    const outside = fc.oneof(fc.integer({ min: 61, max: 99 }), fc.integer({ min: -9, max: -1 }));
    holds(contributions, outside, outside, money(90_000), (schedule, from, moved, amount) => {
      if (schedule.kind === 'simple') {
        const { firstYear, increaseRate, yearRates } = schedule;
        const oneStep = {
          kind: 'ladder' as const,
          steps: [{ fromYear: 0, setAmount: firstYear, increaseRate }],
        };
        expect(contributionAmounts({ ...oneStep, yearRates }, 60)).toEqual(contributionAmounts(schedule, 60));
        return;
      }
      const withStep = (fromYear: number) => {
        const steps = [...schedule.steps, { fromYear, addAmount: amount, increaseRate: 3 }];
        return contributionAmounts({ ...schedule, steps }, 60);
      };
      expect(withStep(from)).toEqual(contributionAmounts(schedule, 60));
      expect(withStep(moved)).toEqual(withStep(from));
    });
  });

  it('17: a longer horizon leaves the first rows identical', () => {
    holds(plans, fc.integer({ min: 0, max: 59 }), ({ components: lines, options, plan }, longer) => {
      const years = Math.min(60, options.years + longer);
      const rows = project({ ...plan, schedule: buildSchedule(lines, { ...options, years }) }).rows;
      expect(rows.slice(0, options.years)).toEqual(project(plan).rows);
    });
  });
});
