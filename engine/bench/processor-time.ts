/** Result of a bench, as `npm run bench` reads it: how many times faster than naive, or a share of a budget. */
export interface BenchResult {
  name: string;
  ratio: number;
  detail: string;
  atLeast?: number;
  atMost?: number;
  /** Its line in the table of what is asked for, which `npm run bench` ends with. */
  row?: { what: string; asked: string; now: string };
}

/** Median milliseconds of processor time per call, so that other work on the machine does not count. */
export function processorTime(rounds: number, work: () => unknown, calls = 1): number {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    for (let call = 0; call < calls; call++) work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000 / calls);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(rounds / 2)]!;
}
