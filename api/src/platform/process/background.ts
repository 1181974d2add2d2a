/** Work that runs in the background, independent of requests. */
export interface Work {
  /** Called once the service listens. */
  start(): void;
  /** Starts nothing new, and resolves when running work has ended or was handed back. */
  stop(): Promise<void>;
}

/** All background work: it starts when the service listens, and stops before its connections and its database. */
export class Background {
  readonly #works: Work[] = [];

  add(work: Work): void {
    this.#works.push(work);
  }

  start(): void {
    for (const work of this.#works) work.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.#works.map((work) => work.stop()));
  }
}

export interface Repeated {
  everyMs: number;
  /** Whether the first pass starts with the service, not one interval later. */
  atOnce?: boolean;
  /** Runs one pass, which ends early when `stopping` is aborted. */
  pass(stopping: AbortSignal): Promise<unknown>;
  onFault(error: unknown): void;
  /** How long a stop waits for the running pass. */
  patienceMs?: number;
}

const PATIENCE_MS = 4000;

/** Returns work that runs a pass at an interval, one at a time. */
export function repeated({ everyMs, atOnce, pass, onFault, patienceMs = PATIENCE_MS }: Repeated): Work {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isLeft = false;
  const run = () => {
    running ??= pass(stopping.signal)
      // A pass that outlasts a stop finds its database closed: the next start continues its work.
      .then(() => undefined, (error: unknown) => (isLeft ? undefined : onFault(error)))
      .finally(() => void (running = null)); // prettier-ignore
  };
  return {
    start: () => {
      timer = setInterval(run, everyMs).unref();
      if (atOnce) run();
    },
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      if (!running) return;
      let late: NodeJS.Timeout | undefined;
      const tooLate = new Promise<void>((resolve) => void (late = setTimeout(resolve, patienceMs)));
      await Promise.race([running, tooLate]);
      clearTimeout(late);
      isLeft = true;
    },
  };
}
