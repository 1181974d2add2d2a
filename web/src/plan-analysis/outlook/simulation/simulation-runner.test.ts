import { createSimulation, partDrawer } from '@roofline/engine/simulation/simulation';
import type { Band } from '@roofline/engine/simulation/summary';
import { DEFAULT_SPREADS } from '@roofline/engine/simulation/spreads';
import { projectPlan } from '@roofline/engine/plan/plan-input';
import { describe, expect, it } from 'vitest';
import { drawerOn, drawersFor, type DrawerAnswer } from './drawer-messages';
import type { Drawer } from './drawing-pool';
import { packSummary, unpackSummary } from './packed-summary';
import type { SimulationAnswer, SimulationReport, SimulationRequest } from './simulation-messages';
import { SimulationRunner } from './simulation-runner';

const components = [
  { id: 'roof', category: 'Roofing', currentCost: 25_000_000, usefulLife: 25, remainingUsefulLife: 6 },
  { id: 'paint', category: 'Painting', currentCost: 4_000_000, usefulLife: 7, remainingUsefulLife: 2 },
];
const plan = {
  startingBalance: 9_000_000,
  contributions: { kind: 'simple' as const, firstYear: 2_300_000, increaseRate: 3 },
  interest: { interestRate: 2 },
  assessmentFloor: 0,
};
const options = { years: 30, inflationRate: 3 };
const request: SimulationRequest = {
  id: 1,
  paths: 3_000,
  seed: 7,
  spreads: DEFAULT_SPREADS,
  units: 40,
  plans: [{ key: 'now', components, options, plan }],
};

/** A runner with its answers; `between` is called between two chunks. */
function aRunner(between: (runner: SimulationRunner) => void = () => {}, drawers?: readonly Drawer[]) {
  const posted: SimulationAnswer[] = [];
  const transferred: ArrayBuffer[] = [];
  const runner: SimulationRunner = new SimulationRunner({
    post: (answer, transfer) => {
      posted.push(answer);
      transferred.push(...transfer);
    },
    pause: async () => between(runner),
    drawers: () => drawers ?? [],
  });
  const reports = () => posted as SimulationReport[];
  return { runner, posted, reports, transferred };
}

/** A drawer whose answers take the given delays, so that several can answer out of order. */
function aThread(delays: number[]): Drawer {
  const heard: ((event: { data: DrawerAnswer }) => void)[] = [];
  return drawerOn({
    postMessage(request) {
      const { input, from, paths } = structuredClone(request);
      setTimeout(() => {
        const data = partDrawer(input)(from, paths);
        for (const hear of heard) hear({ data });
      }, delays.shift() ?? 0);
    },
    addEventListener: (type: string, listener: unknown) =>
      type === 'message' ? void heard.push(listener as (typeof heard)[number]) : undefined,
  });
}

function direct(paths: number, spreads = DEFAULT_SPREADS) {
  const simulation = createSimulation({ components, options, seed: 7, spreads, capacity: paths });
  simulation.run(paths);
  return simulation.addPlan(plan).summary({ units: 40 });
}
const summaryOf = (report: SimulationReport, at = 0) => unpackSummary(report.plans[at]!.figures);

describe('simulation in a worker', () => {
  it('reports every thousand paths, and in the end the same as the engine in one go', async () => {
    const { runner, reports, transferred } = aRunner();
    await runner.receive(request);
    expect(reports().map(({ paths, isDone }) => [paths, isDone])).toEqual([
      [1_000, false],
      [2_000, false],
      [3_000, true],
    ]);
    expect(summaryOf(reports()[0]!)).toEqual(direct(1_000));
    expect(summaryOf(reports()[2]!)).toEqual(direct(3_000));
    expect(transferred).toEqual(reports().map(({ plans }) => plans[0]!.figures.buffer));
  });

  it('gives the line of the plan without spreads', async () => {
    const none = { inflation: 0, cost: 0, life: 0, interest: 0 };
    const { runner, reports } = aRunner();
    await runner.receive({ ...request, paths: 1_000, spreads: none });
    const plain = projectPlan({ components, options, ...plan }).rows.map((row) => row.endBalance);
    const { years } = summaryOf(reports()[0]!);
    years.forEach(({ balance }, t) => expect(balance).toEqual(new Array(5).fill(plain[t])));
  });

  it('stops for a newer request', async () => {
    const { runner, posted } = aRunner((running) => {
      if (posted.length === 1) void running.receive({ ...request, id: 2, paths: 1_000 });
    });
    await runner.receive(request);
    expect(posted.map(({ id }) => id)).toEqual([1, 2]);
    const stopped = aRunner((running) => void running.receive({ stop: true }));
    await stopped.runner.receive(request);
    expect(stopped.posted).toHaveLength(1);
  });

  it('runs another plan on the draws it has, and several plans on the same draws', async () => {
    const { runner, reports } = aRunner();
    await runner.receive(request);
    const richer = { ...plan, startingBalance: plan.startingBalance + 10_000_000 };
    const plans = [...request.plans, { key: 'richer', components, options, plan: richer }];
    await runner.receive({ ...request, id: 2, plans });
    expect(reports().map(({ id, paths }) => [id, paths])).toEqual([
      [1, 1_000],
      [1, 2_000],
      [1, 3_000],
      [2, 3_000],
    ]);
    const [now, more] = [0, 1].map((at) => summaryOf(reports()[3]!, at));
    expect(now).toEqual(direct(3_000));
    now!.years.forEach((year, t) => expect(more!.years[t]!.balance[2]).toBeGreaterThan(year.balance[2]!));
  });

  it.each([1, 2, 3])(
    'shares its paths among %i threads, with the same results to the last bit',
    async (count) => {
      const threads = Array.from({ length: count }, (_, index) => aThread([20 - 10 * index, 0, 5]));
      const { runner, reports } = aRunner(undefined, threads);
      const moved = [{ ...components[0]!, remainingUsefulLife: 2 }, components[1]!];
      const other = { key: 'other', components: moved, options, plan };
      await runner.receive({ ...request, plans: [...request.plans, other] });
      expect(reports().map(({ paths, isDone }) => [paths, isDone])).toEqual([
        [1_000, false],
        [2_000, false],
        [3_000, true],
      ]);
      expect(summaryOf(reports()[0]!)).toEqual(direct(1_000));
      expect(summaryOf(reports()[2]!)).toEqual(direct(3_000));
      const alone = aRunner();
      await alone.runner.receive({ ...request, plans: [other] });
      expect(reports()[2]!.plans[1]!.figures).toEqual(alone.reports()[2]!.plans[0]!.figures);
    },
  );

  it('draws no further parts for a stopped request, and later goes on from the parts it has', async () => {
    const asked: number[] = [];
    const thread = aThread([]);
    const counting: Drawer = {
      draw: (input, from, paths) => {
        asked.push(from);
        return thread.draw(input, from, paths);
      },
    };
    const { runner, reports } = aRunner((running) => void running.receive({ stop: true }), [counting]);
    await runner.receive(request);
    expect(reports()).toHaveLength(1);
    expect(asked.length).toBeLessThan(3);
    const going = aRunner(undefined, [counting]);
    await going.runner.receive(request);
    await runner.receive({ ...request, id: 3 });
    expect(summaryOf(reports().at(-1)!)).toEqual(direct(reports().at(-1)!.paths));
  });

  it('says that a thread failed, also for the next request', async () => {
    let die = () => {};
    const dying = drawerOn({
      postMessage: () => die(),
      addEventListener: (type: string, listener: unknown) => {
        if (type === 'error') die = listener as () => void;
      },
    });
    const { runner, posted } = aRunner(undefined, [dying]);
    await runner.receive(request);
    await runner.receive({ ...request, id: 2 });
    expect(posted).toEqual([1, 2].map((id) => ({ id, failure: expect.stringContaining('did not start') })));
  });

  it('has 2 to 4 workers, by the number of cores', () => {
    expect([NaN, 1, 2, 3, 4, 16].map((cores) => drawersFor(cores || 0) + 1)).toEqual([2, 2, 2, 3, 4, 4]);
  });

  it('says why it cannot run', async () => {
    const { runner, posted } = aRunner();
    await runner.receive({ ...request, seed: -1 });
    expect(posted).toEqual([{ id: 1, failure: expect.stringContaining('seed') }]);
  });
});

it('packs a summary without losing anything', () => {
  const simulation = createSimulation({ components: [], options, seed: 1, capacity: 10 });
  simulation.run(10);
  const { assessmentFloor: _, ...plainly } = plan;
  const bare = simulation.addPlan(plainly).summary();
  expect(bare.assessment).toBeNull();
  expect(bare.years[0]!.percentFunded).toEqual([null, null, null, null, null]);
  expect(unpackSummary(packSummary(bare))).toEqual(bare);
  expect(unpackSummary(packSummary(direct(100)))).toEqual(direct(100));
});

it('packs a summary without an unused number', () => {
  const figure = 7;
  const assessment = {
    probability: figure,
    probabilityError: figure,
    meanPerUnit: figure,
    p90PerUnit: figure,
  };
  const shares = { belowZero: figure, belowZeroError: figure };
  const everShares = { everBelowZero: figure, everBelowZeroError: figure };
  const band: Band = [figure, figure, figure, figure, figure];
  const year = { t: 0, ...shares, ...everShares, balance: band, percentFunded: band, assessment };
  const safeContributions = [{ percent: figure, firstYear: figure }];
  const packed = packSummary({ paths: figure, years: [year], safeContributions, assessment });
  expect(packed).not.toContain(0);
});
