// Loaded into a server by a bench (NODE_OPTIONS): measures its event loop, memory and processor time between two signals. SIGWINCH writes
// what was seen since the last one, as a line of JSON.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const SAMPLE_MS = 20;
const RESOLUTION_MS = 5;
const MB = 1_000_000;

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  let [first, most] = [process.memoryUsage.rss(), 0];
  setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), SAMPLE_MS).unref();
  let asked = 0;
  let used = process.cpuUsage();
  process.on('SIGWINCH', () => {
    asked += 1;
    // What the histogram calls a delay includes the pause between two looks.
    const p99Ms = Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS);
    const { user, system } = process.cpuUsage(used);
    const probe = {
      asked,
      p99Ms,
      firstMb: first / MB,
      grownMb: (most - first) / MB,
      seconds: (user + system) / 1e6,
    };
    process.stdout.write(`${JSON.stringify({ probe })}\n`);
    delay.reset();
    used = process.cpuUsage();
    [first, most] = [process.memoryUsage.rss(), 0];
  });
}
