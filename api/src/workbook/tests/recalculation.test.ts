import type { FundingPlan } from '@roofline/engine/plan/funding-plan';
import { Recalculated } from '../fixtures/calculated';
import { demoSubject, DEMO_KEYS, EVERYTHING } from '../fixtures/subjects';
import { workbookModel, type WorkbookSubject } from '../model';
import { planWorkbook } from '../workbook';
import { PLAN_MONEY, ofPlan } from '../sheets/plan';

const CONVENTIONS = ['midYear', 'beginningBalance', 'average', 'monthly'] as const;

const planCell = (key: (typeof PLAN_MONEY)[number], t: number) =>
  ofPlan(key, t).split('!')[1]!.replace(/\$/g, '');
const cents = (value: unknown) => Math.round((value as number) * 100);

/** Compares every figure of the plan by year, from the formulas and from the engine, in cents. */
function expectEngineFigures(workbook: Recalculated, subject: WorkbookSubject): void {
  const { projection } = workbookModel(subject);
  const figures = (of: (key: (typeof PLAN_MONEY)[number], t: number) => number) =>
    projection.rows.map((_, t) => Object.fromEntries(PLAN_MONEY.map((key) => [key, of(key, t)])));
  expect(figures((key, t) => cents(workbook.value('Plan', planCell(key, t))))).toEqual(
    figures((key, t) => projection.rows[t]![key]),
  );
}

/** Returns the subject with another cost of the first component, as in the changed sheet. */
function withCost(subject: WorkbookSubject, currentCost: number): WorkbookSubject {
  const [first, ...others] = subject.components;
  return { ...subject, components: [{ ...first!, currentCost }, ...others] };
}

async function expectSame(subject: WorkbookSubject): Promise<void> {
  const workbook = await Recalculated.of(await planWorkbook(subject));
  try {
    expectEngineFigures(workbook, subject);
    expect(workbook.value('Check', 'B4')).toBe(0);
    for (const cost of [123_456_10, 61_00]) {
      workbook.set('Inventory', 'C4', cost / 100);
      expectEngineFigures(workbook, withCost(subject, cost));
      expect(workbook.value('Check', 'B4')).not.toBe(0);
    }
  } finally {
    workbook.close();
  }
}

describe('the workbook, recalculated by another engine,', () => {
  it.each(DEMO_KEYS)(
    'gives the figures of demo property %s to the cent, also after a cost is changed',
    async (key) => {
      await expectSame(demoSubject(key));
    },
  );

  it.each(CONVENTIONS)(
    'gives the figures of every setting under the %s convention',
    async (interestConvention) => {
      const moved = { 'AC-001': 11, 'AC-002': 0, unknown: 4 };
      for (const [rateBasis, inflationTiming] of [
        ['annualEffective', 'midYear'],
        ['nominalMonthly', 'endOfYear'],
      ] as const) {
        const change: Partial<FundingPlan> = {
          ...EVERYTHING,
          moves: moved,
          interestConvention,
          rateBasis,
          inflationTiming,
        };
        await expectSame(demoSubject('a', change));
      }
    },
  );

  it('has the same value for every formula as the other engine computes', async () => {
    const workbook = await Recalculated.of(await planWorkbook(demoSubject('b', EVERYTHING)));
    const formulas = [...workbook.cells.values()].flat().filter(({ formula }) => formula !== null);
    expect(formulas.length).toBeGreaterThan(5_000);
    for (const { sheet, address, value } of formulas) {
      const computed = workbook.value(sheet, address);
      if (typeof value === 'string') expect(computed).toBe(value);
      else expect(Math.abs((computed as number) - value!)).toBeLessThan(1e-6 * Math.max(1, Math.abs(value!)));
    }
    workbook.close();
  });

  it.each([{ lifeOffset: 3 }, { costShock: 7.35 }, { lifeOffset: -2, costShock: -12.5 }])(
    'leaves completed work in its year and at its cost when every life or cost changes: %o',
    async (change) => {
      const subject = demoSubject('a', change);
      const [first, ...others] = subject.components;
      const done = { ...first!, remainingUsefulLife: 0, isDone: true };
      await expectSame({ ...subject, components: [done, ...others] });
    },
  );

  it('follows a changed rate, life and convention', async () => {
    const subject = demoSubject('a');
    const workbook = await Recalculated.of(await planWorkbook(subject));
    workbook.set('Assumptions', 'B7', 4.2);
    workbook.set('Assumptions', 'B10', 'average');
    workbook.set('Assumptions', 'D30', 3.3);
    workbook.set('Inventory', 'D4', 17);
    const [first, ...others] = subject.components;
    const plan = {
      ...subject.plan,
      inflationRate: 4.2,
      interestConvention: 'average' as const,
      yearRates: [{ year: 4, interestRate: 3.3 }],
    };
    expectEngineFigures(workbook, {
      ...subject,
      plan,
      components: [{ ...first!, usefulLife: 17 }, ...others],
    });
    workbook.close();
  });

  it('gives the same cents in a program that rounds by decimal digits', async () => {
    // Odd dollars at 2.5 % end in half a cent, which binary often holds as slightly less.
    const components = Array.from({ length: 40 }, (_, n) => ({
      id: `c${n}`,
      name: `Component ${n}`,
      category: 'Roofing',
      currentCost: (2 * n + 1) * 100 * ((n % 7) + 1),
      usefulLife: 1 + (n % 5),
      remainingUsefulLife: n % 4,
    }));
    const plan = {
      ...demoSubject('a').plan,
      inflationRate: 2.5,
      increaseRate: 2.5,
      firstYearContribution: 6_100,
    };
    const subject = { ...demoSubject('a'), plan, components };
    const decimal = (formula: string) =>
      formula.replace(/ROUND\(([^()]+),0\)/g, 'ROUND($1*(1+0.000000000000004),0)');
    const workbook = await Recalculated.of(await planWorkbook(subject), decimal);
    expectEngineFigures(workbook, subject);
    workbook.close();
    // Without the test for half cents that program would differ.
    const naive = (formula: string) => decimal(formula).replace(/-'Half cents'!\$B\$\d+/g, '');
    const other = await Recalculated.of(await planWorkbook(subject), naive);
    expect(other.value('Check', 'B4')).toBeGreaterThan(0);
    other.close();
  });

  it('rounds with one-line formulas that an auditor can read', async () => {
    const workbook = await Recalculated.of(await planWorkbook(demoSubject('b')));
    const formulaAt = (sheet: string, at0: string) =>
      workbook.cells.get(sheet)!.find(({ address }) => address === at0)!.formula;
    expect(formulaAt('Expenditures', 'D4')).toMatch(/^\(ROUND\(Costs!D4,0\)-'Half cents'!\$B\$\d+\)\/100$/);
    expect(formulaAt('Plan', 'G4')).toMatch(/^\(ROUND\(\$F4,0\)-'Half cents'!\$B\$\d+\)\/100$/);
    expect(formulaAt('Contributions', 'S5')).toMatch(/^\(ROUND\(\$N5,0\)-'Half cents'!\$B\$\d+\)\/100$/);
    // Each amount refers to its own half cent.
    const amounts = [...workbook.cells.values()].flat().flatMap(({ formula }) => {
      const [, cell, half] = /^\(ROUND\(([^,]+),0\)-'Half cents'!\$B\$(\d+)\)/.exec(formula ?? '') ?? [];
      return half === undefined ? [] : [[cell!, Number(half)] as const];
    });
    expect(amounts.length).toBeGreaterThan(1_000);
    for (const [cell, row] of amounts)
      expect(formulaAt('Half cents', `B${row}`)).toContain(cell.includes('!') ? `ABS(${cell})` : `!${cell})`);
    workbook.close();
  });

  it('works for an inventory without components', async () => {
    const subject = { ...demoSubject('a'), components: [] };
    const workbook = await Recalculated.of(await planWorkbook(subject));
    expectEngineFigures(workbook, subject);
    expect(workbook.value('Plan', 'L4')).toBe('n/a');
    workbook.close();
  });
});
