import type { Occurrence, Schedule } from '@roofline/engine/inventory/schedule';
import { fundingPlanInput } from '@roofline/engine/plan/funding-plan';
import type { SolvedPlan } from '@roofline/engine/plan/solved-plan';
import type { ReserveComponent } from '@roofline/engine/types';

type Unpacked = 'input' | 'schedule';
type Sums = Omit<Schedule, 'occurrences'>;

/**
 * A solved plan for the transfer between threads: the page rebuilds its input from the inventory, and its work is three
 * arrays of numbers, whose buffers are transferred, in place of an object per occurrence.
 */
export interface PackedPlan {
  rest: Omit<SolvedPlan, Unpacked>;
  sums: Sums;
  work: { line: Int32Array<ArrayBuffer>; t: Int32Array<ArrayBuffer>; cost: Float64Array<ArrayBuffer> };
}

export function packPlan({ input, schedule, ...rest }: SolvedPlan): PackedPlan {
  const { occurrences, ...sums } = schedule;
  const lines = new Map(input.components.map(({ id }, index) => [id, index]));
  return {
    rest,
    sums,
    work: {
      line: Int32Array.from(occurrences, ({ componentId }) => lines.get(componentId)!),
      t: Int32Array.from(occurrences, ({ t }) => t),
      cost: Float64Array.from(occurrences, ({ cost }) => cost),
    },
  };
}

/** Returns the buffers to transfer with a packed plan. */
export const buffersOf = ({ work: { line, t, cost } }: PackedPlan): ArrayBuffer[] => [
  line.buffer,
  t.buffer,
  cost.buffer,
];

/** Returns the solved plan of a packed one, on the same inventory. It builds its input and its work on first use. */
export function unpackPlan(
  { rest, sums, work }: PackedPlan,
  inventory: readonly ReserveComponent[],
): SolvedPlan {
  let input: SolvedPlan['input'] | undefined;
  let occurrences: Occurrence[] | undefined;
  const inputOf = () => (input ??= fundingPlanInput(rest.plan, inventory, sums.years));
  return {
    ...rest,
    get input() {
      return inputOf();
    },
    schedule: {
      ...sums,
      get occurrences() {
        return (occurrences ??= occurrencesOf(work, inputOf().components));
      },
    },
  };
}

const occurrencesOf = (
  { line, t, cost }: PackedPlan['work'],
  components: readonly ReserveComponent[],
): Occurrence[] =>
  Array.from(line, (index, at) => {
    const { id: componentId, category } = components[index]!;
    return { componentId, category, t: t[at]!, cost: cost[at]! };
  });
