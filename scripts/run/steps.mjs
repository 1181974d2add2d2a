import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { root } from './paths.mjs';
import { countsOf, failuresOf } from './counts.mjs';
import { seconds } from './say.mjs';
import { contentHash, isStamped, stamp } from './stamps.mjs';

const HEARTBEAT = 30_000;
const SHOWN_LINES = 150;

/** Milliseconds of processor time that ended children of this process took, with theirs; null where the system does not say. */
function childrenProcessorTime() {
  try {
    // man 5 proc: cutime and cstime, in hundredths of a second, after the name in parentheses.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    return (Number(fields[13]) + Number(fields[14])) * 10;
  } catch {
    return null;
  }
}
let counted = childrenProcessorTime();

/** What the child that has just ended took of the processors. */
function takeProcessorTime() {
  const now = childrenProcessorTime();
  const computed = now === null ? null : now - counted;
  counted = now;
  return computed;
}

/**
 * Runs one command to its end, or until it has been silent for its limit: on a busy machine a command is slow, but only a
 * hanging one is silent. Its output is shown only when it fails.
 */
function runCommand({ command, cwd = root, env = {}, limit = 600_000 }) {
  return new Promise((done) => {
    const pieces = [];
    const child = spawn(process.execPath, command, {
      cwd,
      env: { ...process.env, CI: '1', FORCE_COLOR: undefined, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    });
    const end = () => {
      try {
        process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
      } catch {
        child.kill('SIGKILL');
      }
    };
    const late = setTimeout(() => {
      pieces.push(`\nEnded after ${seconds(limit)} without output.\n`);
      end();
    }, limit);
    const onExit = () => end();
    process.once('exit', onExit);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece) => {
        late.refresh();
        pieces.push(piece.toString());
      });
    let computed = null;
    child.once('error', (error) => pieces.push(error.message));
    child.once('exit', () => (computed = takeProcessorTime()));
    child.once('close', (code) => {
      clearTimeout(late);
      process.off('exit', onExit);
      done({ code: code ?? 1, output: pieces.join(''), computed });
    });
  });
}

function tell({ name, counts, failures, code, output, took, isUnchanged }) {
  const passed = counts.passed + counts.failed > 1 ? `${counts.passed} passed` : '';
  const tests = isUnchanged ? 'unchanged since it passed' : passed;
  const failed = counts.failed > 0 && counts.passed > 0 ? `, ${counts.failed} failed` : '';
  const ok = counts.failed === 0;
  console.log(
    `${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(34)} ${seconds(took).padStart(8)}  ${tests}${failed}`,
  );
  if (ok) return;
  const lines = output.trimEnd().split('\n');
  const hidden = lines.length - SHOWN_LINES;
  const shown = hidden > 0 ? [`… ${hidden} lines before`, ...lines.slice(-SHOWN_LINES)] : lines;
  console.log([`--- ${name} (exit ${code})`, ...shown, `---`, ...failures].join('\n'));
}

/** Runs a step, or not where its forerunner `lost` or what it `reads` is as it was when it last passed, and reports it. */
async function perform(step, lost) {
  const started = Date.now();
  const stampName = step.name.replaceAll(' ', '-');
  const hash = step.reads && contentHash(step.reads, { withTests: true });
  if (hash && !lost && isStamped(stampName, hash)) {
    const counts = { passed: 1, failed: 0, skipped: 0 };
    const result = {
      name: step.name,
      code: 0,
      output: '',
      took: 0,
      computed: null,
      counts,
      failures: [],
      isUnchanged: true,
    };
    tell(result);
    return result;
  }
  if (step.report) rmSync(step.report, { force: true });
  const { code, output, computed } = lost
    ? { code: 1, output: `Not run: ${lost} failed.`, computed: null }
    : await runCommand(step);
  const counts = countsOf(step, { code, output });
  const failures = code === 0 ? [] : failuresOf(step);
  const result = { name: step.name, code, output, took: Date.now() - started, computed, counts, failures };
  if (hash && counts.failed === 0) stamp(stampName, hash);
  tell(result);
  return result;
}

/** Places for steps: one a processor. Two suites beside the journeys keep all of them busy. */
export const PLACES = Math.max(2, availableParallelism());

/**
 * Runs steps side by side, as many as there are places. A step takes one, or as many as its `places` say: none where
 * it mostly waits. Each comes after those it names in `after`; one that is `apart` has the machine for itself, after all
 * others. A step that depends on a failed one is not run and counts as failed.
 */
export async function runSteps(steps, places = PLACES) {
  // Steps run in their own process groups: the `exit` handler ends them.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(130));
  const results = new Map();
  const waiting = [...steps].sort((a, b) => Number(a.apart ?? false) - Number(b.apart ?? false));
  const running = new Map();
  const beat = setInterval(() => {
    if (running.size > 0) console.log(`  …     running: ${[...running.keys()].join(', ')}`);
  }, HEARTBEAT);
  const weight = (step) => (step.apart ? places : Math.min(step.places ?? 1, places));
  const known = new Set(steps.map((step) => step.name));
  const forerunners = (step) => (step.after ?? []).filter((name) => known.has(name));
  const used = () => [...running.values()].reduce((sum, { step }) => sum + weight(step), 0);

  const begin = (step) => {
    const lost = forerunners(step).find((name) => results.get(name).counts.failed > 0);
    const finished = perform(step, lost).then((result) => {
      results.set(step.name, result);
      running.delete(step.name);
    });
    running.set(step.name, { step, finished });
  };

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(
      (step) =>
        used() + weight(step) <= places &&
        forerunners(step).every((name) => results.has(name)) &&
        (!step.apart || running.size === 0),
    );
    if (next >= 0) begin(waiting.splice(next, 1)[0]);
    else if (running.size > 0) await Promise.race([...running.values()].map(({ finished }) => finished));
    else throw new Error(`Steps wait for each other: ${waiting.map((step) => step.name).join(', ')}`);
  }
  clearInterval(beat);
  return steps.map((step) => results.get(step.name));
}
