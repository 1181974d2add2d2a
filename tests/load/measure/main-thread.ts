/** One event of a trace; `dur` by the wall, `tdur` of the thread's processor time, both in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/** The longest task of a page's main thread in milliseconds of processor time, which others on the machine do not stretch. */
export function longestProcessorTask(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain',
  );
  const busy = threads.map(({ pid, tid }) =>
    traceEvents.filter((event) => event.pid === pid && event.tid === tid && event.name.endsWith('RunTask')),
  );
  const longest = busy.flat().reduce((most, { tdur = 0 }) => Math.max(most, tdur), 0);
  return longest / 1000;
}
