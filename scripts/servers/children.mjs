import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { seconds } from '../run/say.mjs';
import { readableLine } from './readable-line.mjs';
import { readyAt, untilReady } from './ready.mjs';

const WITH_PARENT = new URL('with-parent.mjs', import.meta.url).href;
const LAST_LINES = 12;
const isWindows = process.platform === 'win32';

/** A program to run: the state that outlives one of its processes. */
class Child {
  process = null;
  gone = Promise.resolve();
  isReady = false;
  deaths = 0;
  /** The last lines of its output, as readable text. */
  said = [];
  /** Its last report about its start. */
  progress = null;
  timer = undefined;

  constructor(name, args, options) {
    Object.assign(this, { name, args, ...options });
  }

  /** In its own process group: Ctrl-C reaches only this program, which then stops the others in order. */
  launch() {
    const started = spawn(process.execPath, ['--import', WITH_PARENT, ...this.args], {
      cwd: this.cwd,
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: !isWindows,
    });
    this.process = started;
    this.isReady = false;
    this.progress = null;
    started.on('message', (message) => {
      if (typeof message?.progress === 'string') this.progress = { step: message.progress, at: Date.now() };
    });
    this.#hear(started.stdout, console.log);
    this.#hear(started.stderr, console.error);
    this.gone = new Promise((resolve) => {
      started.once('error', (error) => resolve(error.message));
      started.once('close', (code, signal) => resolve(signal ?? code));
    });
    void this.gone.then(() => (this.process = null));
    return this.gone;
  }

  #hear(stream, sink) {
    createInterface({ input: stream }).on('line', (line) => {
      const said = readableLine(line, true);
      this.said = [...this.said.slice(1 - LAST_LINES), said];
      if (readableLine(line, this.everything) !== null) sink(`[${this.name}] ${said}`);
    });
  }

  /** On Windows a signal ends a process at once; the message that we leave lets it stop in order there as well. */
  askToStop() {
    if (!isWindows) this.process?.kill('SIGTERM');
    else if (this.process?.connected) this.process.disconnect();
  }
}

/** The processes that this program started. The first one that ends for good ends them all. */
export class Children {
  #children = [];
  #stopping = false;
  #lose;

  /** Resolves with the child that ended unasked and is not started again, and how it ended. */
  lost = new Promise((resolve) => (this.#lose = resolve));

  /**
   * Starts a Node process.
   * @param options.restarts When it is started again; left out: never.
   * @param options.readyUrl Answers with success when it works.
   */
  start(name, args, options = {}) {
    const child = new Child(name, args, options);
    this.#children.push(child);
    this.#run(child);
    return child;
  }

  /** Waits for a child's first readiness: 'ready', 'over' or 'stuck'. */
  async untilReady(child, what) {
    let isLost = false;
    void this.lost.then(() => (isLost = true));
    const outcome = await untilReady(what, {
      isReady: readyAt(child.readyUrl),
      isOver: () => isLost || this.#stopping,
      progress: () => child.progress,
    });
    if (outcome === 'ready') child.isReady = true;
    return outcome;
  }

  #run(child) {
    void child.launch().then((how) => this.#died(child, how));
  }

  #died(child, how) {
    if (this.#stopping) return;
    child.deaths += 1;
    const wait = child.restarts?.afterDeath({ wasReady: child.isReady, how }) ?? null;
    if (wait === null) return this.#lose({ child, how });
    console.error(`The ${child.name} process ended (${how}). It is started again in ${seconds(wait)}.`);
    child.timer = setTimeout(() => void this.#again(child), wait);
  }

  async #again(child) {
    this.#run(child);
    const { process: own, deaths } = child;
    const began = Date.now();
    const outcome = await untilReady(`starting the ${child.name} process again`, {
      isReady: readyAt(child.readyUrl),
      isOver: () => this.#stopping || child.deaths > deaths,
      progress: () => child.progress,
    });
    if (outcome === 'stuck') own.kill('SIGKILL');
    if (outcome !== 'ready') return;
    child.isReady = true;
    console.log(`The ${child.name} process works again (${seconds(Date.now() - began)}).`);
  }

  /** Asks all of them to stop, last started first; one that does not end in time is killed. Resolves to true when all of them ended by themselves. */
  async stop(patience = 12_000) {
    this.#stopping = true;
    let clean = true;
    for (const child of this.#children) clearTimeout(child.timer);
    for (const child of [...this.#children].reverse()) {
      if (!child.process) continue;
      child.askToStop();
      const late = setTimeout(() => {
        clean = false;
        console.error(`${child.name} did not stop in ${patience / 1000} s and was ended.`);
        child.process?.kill('SIGKILL');
      }, patience);
      const how = await child.gone;
      clearTimeout(late);
      if (how !== 0 && how !== 'SIGTERM') clean = false;
    }
    return clean;
  }
}

/** Calls back when the program that started this one is gone: npm, where npm runs exactly this script. */
export function whenStarterGone(script, callback) {
  // A shell that was closed on purpose, as with nohup, is no reason to stop.
  if (!process.env.npm_lifecycle_script?.includes(script)) return;
  const { ppid } = process;
  const timer = setInterval(() => {
    if (process.ppid === ppid && isAlive(ppid)) return;
    clearInterval(timer);
    callback();
  }, 1000).unref();
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
