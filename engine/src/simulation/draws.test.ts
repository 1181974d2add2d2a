import { describe, expect, it } from 'vitest';
import { component } from '../../fixtures/inventory';
import { buildSchedule } from '../inventory/schedule';
import type { InflationTiming, ReserveComponent, ScheduleOptions } from '../types';
import { emptyDraws, PathDrawer, type Draws } from './draws';
import { DEFAULT_SPREADS, type Spreads } from './spreads';

const roof = component(10_000, 4, 2);
const gate = component(5_000, 10, 1, { isOneTime: true });
const walls = component(3_000, 3, 0, { isDone: true, doneCost: 250_000 });
const pool = component(2_000, 5, 3, { inflationRate: 6 });
const components = [roof, gate, walls, pool];
const options: ScheduleOptions = { years: 5, inflationRate: 3, yearRates: [{ year: 2, rate: 8 }] };

function drawn(
  over: { spreads?: Partial<Spreads>; seed?: number } & Partial<ScheduleOptions> = {},
  of = components,
) {
  const { spreads, seed = 7, ...changed } = over;
  const draws = emptyDraws(changed.years ?? 5, 2);
  const drawer = new PathDrawer(
    {
      components: of,
      options: { ...options, ...changed },
      seed,
      spreads: { ...DEFAULT_SPREADS, ...spreads },
    },
    draws,
  );
  for (const path of [0, 1]) drawer.draw(path);
  return draws;
}
const pathOf = (draws: Draws, kind: 'expenditures' | 'fullyFunded' | 'interestShift', path: number) =>
  draws[kind].map((row) => row[path]!);

/** What the two paths of seed 7 cost, as first drawn: a result that was stored must come out again. */
const KNOWN: Record<InflationTiming, number[][]> = {
  startOfYear: [
    [250_000, 508_196, 0, 1_635_097, 0],
    [250_000, 520_175, 1_870_371, 0, 0],
  ],
  midYear: [
    [254_559, 517_208, 0, 1_675_813, 0],
    [254_383, 534_492, 1_920_812, 0, 0],
  ],
  endOfYear: [
    [259_201, 526_379, 0, 1_717_587, 0],
    [258_842, 549_202, 1_972_631, 0, 0],
  ],
};

describe('draws of paths', () => {
  it.each(['startOfYear', 'midYear', 'endOfYear'] as const)(
    'cost at the %s what the seed gave before',
    (timing) => {
      const draws = drawn({ inflationTiming: timing });
      expect([0, 1].map((path) => pathOf(draws, 'expenditures', path))).toEqual(KNOWN[timing]);
    },
  );

  it('need, and earn off the plan, what the seed gave before', () => {
    const draws = drawn();
    expect(draws.paths).toBe(2);
    expect([0, 1].map((path) => pathOf(draws, 'fullyFunded', path))).toEqual([
      [1_183_965, 1_302_226, 1_173_377, 1_635_097, 404_404, 838_969],
      [1_495_868, 1_742_957, 1_870_372, 517_530, 1_046_280, 1_614_125],
    ]);
    expect([0, 1].map((path) => pathOf(draws, 'interestShift', path))).toEqual([
      [-1_117, -862, 76, 107, -119],
      [660, -601, 507, 400, 16],
    ]);
  });

  it.each(['startOfYear', 'midYear', 'endOfYear'] as const)(
    'are the inventory without spreads, at the %s',
    (inflationTiming) => {
      const none = { inflation: 0, cost: 0, life: 0, interest: 0 };
      const schedule = buildSchedule(components, { ...options, inflationTiming });
      // A billionth of a year's rate is too little to move a cent, and lets the needs be worked out by path.
      for (const spreads of [none, { ...none, inflation: 1e-9 }]) {
        const draws = drawn({ spreads, inflationTiming });
        expect(pathOf(draws, 'expenditures', 1)).toEqual(schedule.expenditures);
        expect(pathOf(draws, 'fullyFunded', 1)).toEqual(schedule.fullyFunded);
        expect(pathOf(draws, 'interestShift', 1).map(Math.abs)).toEqual([0, 0, 0, 0, 0]);
      }
    },
  );

  it('share the growth of components whose own rate is the general one, unless single years differ', () => {
    const spreads = { inflation: 2, cost: 0, life: 0 };
    const costsOf = (inflationRate: number | undefined, yearRates: ScheduleOptions['yearRates']) => {
      const { inflationRate: _, ...plain } = roof;
      const own: ReserveComponent = inflationRate === undefined ? plain : { ...plain, inflationRate };
      return pathOf(drawn({ spreads, yearRates }, [own]), 'expenditures', 0)[2]!;
    };
    expect(costsOf(3, [])).toBe(costsOf(undefined, []));
    expect(costsOf(3, undefined)).toBe(costsOf(undefined, undefined));
    const years = [{ year: 1, rate: 9 }];
    expect(costsOf(3, years)).toBeLessThan(costsOf(undefined, years));
  });

  it('grow nothing where the assumed growth leaves nothing', () => {
    const draws = drawn({ inflationRate: -100, yearRates: [], spreads: { inflation: 1 } }, [roof]);
    expect(pathOf(draws, 'expenditures', 0).slice(1)).toEqual([0, 0, 0, 0]);
    expect(pathOf(draws, 'fullyFunded', 0).slice(1)).toEqual([0, 0, 0, 0, 0]);
  });

  it('go into the next columns, or into draws that are given later', () => {
    const first = emptyDraws(5, 1);
    const drawer = new PathDrawer({ components, options, seed: 7, spreads: DEFAULT_SPREADS }, first);
    drawer.draw(0);
    const second = emptyDraws(5, 1);
    drawer.into(second);
    drawer.draw(1);
    const both = drawn();
    expect(pathOf(first, 'expenditures', 0)).toEqual(pathOf(both, 'expenditures', 0));
    expect(pathOf(second, 'expenditures', 0)).toEqual(pathOf(both, 'expenditures', 1));
    expect(pathOf(second, 'interestShift', 0)).toEqual(pathOf(both, 'interestShift', 1));
  });

  it('refuse costs and needs that are too large', () => {
    const none = { inflation: 0, cost: 0, life: 1e-9, interest: 0 };
    const dear = component(8e13, 10, 0, { isOneTime: true });
    expect(() => drawn({ spreads: none, inflationRate: 20, inflationTiming: 'endOfYear' }, [dear])).toThrow(
      'a simulated cost cannot be held',
    );
    const waiting = component(8e13, 10, 5, { isOneTime: true });
    expect(() => drawn({ spreads: none, inflationRate: 20 }, [waiting])).toThrow('a simulated cost');
  });
});
