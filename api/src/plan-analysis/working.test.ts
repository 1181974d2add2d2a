import { explain } from '@roofline/engine/explain/explain';
import { FORMULAS } from '@roofline/engine/explain/explanation';
import type { PlanWorking, WorkingFigure } from '@roofline/schema/plan-analysis/plan-working';
import { toCents } from '@roofline/schema/value/money';
import { Threads } from '../platform/work/threads';
import { planServer, type PlanServer } from '../plan/fixtures/plan-server';
import { asOnThePage } from './fixtures/on-the-page';

let on: PlanServer;
let planId: string;
beforeAll(async () => {
  on = await planServer();
  const lines = [
    { name: 'Roof', currentCost: 30_000_000, usefulLife: 20, remainingUsefulLife: 5 },
    { name: 'Paint', currentCost: 4_000_055, usefulLife: 7, remainingUsefulLife: 0, category: 'Painting' },
  ];
  const assessment = { amount: 12_345.67, status: 'planned', dueDate: null } as const;
  ({ planId } = await on.create(await on.seed({ lines }), 'Opened', {
    method: 'baseline',
    startingBalance: 90_000,
    specialAssessments: [
      { ...assessment, year: 2027, purpose: 'Elevator' },
      { ...assessment, year: 2028, purpose: 'Roof' },
    ],
  }));
});
afterAll(() => on.close());

const read = (query: string) => on.get<PlanWorking>(`/api/plan/${planId}/working${query}`);
const ask = async (figure: WorkingFigure, year: number) => {
  const { status, data } = await read(`?figure=${figure}&year=${year}`);
  expect(status).toBe(200);
  return data;
};

describe('the working of a figure', () => {
  it.each([0, 1, 7, 29])('matches the page for every figure of year %i', async (t) => {
    const { solved } = await asOnThePage(on, planId);
    const { input, schedule, projection } = solved;
    const row = projection.rows[t]!;
    for (const figure of Object.keys(row).filter((name) => name !== 't') as WorkingFigure[]) {
      const wanted = explain({ plan: input, schedule, projection }, t, figure);
      const found = await ask(figure, 2026 + t);
      const isMoney = wanted.unit === 'cents';
      expect(found.unit).toBe(isMoney ? 'dollars' : 'percent');
      expect(isMoney ? toCents(found.value!) : found.value).toBe(wanted.value);
      expect([found.formula, found.formulaText]).toEqual([wanted.formula, FORMULAS[wanted.formula]]);
      expect(
        found.inputs.map(({ symbol, value, unit }) => [symbol, unit === 'dollars' ? toCents(value) : value]),
      ).toEqual(wanted.inputs.map(({ name, value }) => [name, value]));
      // JSON has no -0, so adding 0 removes the sign.
      expect(
        found.rows.map(({ part, propertyComponentId, amount }) => [
          propertyComponentId ?? part,
          toCents(amount),
        ]),
      ).toEqual(wanted.rows.map(({ name, amount }) => [name, amount + 0]));
      if (isMoney) expect(wanted.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(wanted.value);
    }
  });

  it('names its components and the purpose of an assessment', async () => {
    const spent = await ask('expenditures', 2026);
    expect(spent.rows.map(({ part, name }) => [part, name])).toEqual([['component', 'Paint']]);
    expect((await ask('assessments', 2028)).rows).toEqual([
      { part: 'assessment', propertyComponentId: null, name: 'Roof', amount: 12_345.67 },
    ]);
  });

  it('defaults to the percent funded on the first day', async () => {
    expect((await read('')).data).toMatchObject({ figure: 'percentFundedStart', fiscalYear: 2026 });
  });

  it('names the argument that asks for a year or figure the plan does not have', async () => {
    for (const [query, field] of [
      ['?year=2025', 'year'],
      ['?year=2056', 'year'],
      ['?figure=luck', 'figure'],
    ] as const) {
      const { status, errors } = await on.call('GET', `/api/plan/${planId}/working${query}`);
      expect([status, errors[0]?.field]).toEqual([422, field]);
    }
  });

  it('is computed once for an input', async () => {
    const first = await ask('interest', 2040);
    const work = vi.spyOn(Threads.prototype, 'work');
    expect(await ask('interest', 2040)).toEqual(first);
    expect(work).not.toHaveBeenCalled();
    await ask('interest', 2041);
    expect(work).toHaveBeenCalledOnce();
    work.mockRestore();
  });
});
