/** Work that goes on beside requests. */
export interface Work {
  /** Called once the service listens. */
  start(): void;
  /** Begins nothing new, and resolves when what was under way has ended or been handed back. */
  stop(): Promise<void>;
}

/** All work beside requests: it starts when the service listens, and stops before its connections and its database. */
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
  /** The first pass begins with the service, not one interval later. */
  atOnce?: boolean;
  /** One pass. It ends early where `stopping` is aborted. */
  pass(stopping: AbortSignal): Promise<unknown>;
  onFault(error: unknown): void;
  /** How long a stop waits for the pass under way. */
  patienceMs?: number;
}

const PATIENCE_MS = 4000;

/** A pass every so often, one at a time. */
export function repeated({ everyMs, atOnce, pass, onFault, patienceMs = PATIENCE_MS }: Repeated): Work {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isLeft = false;
  const run = () => {
    running ??= pass(stopping.signal)
      // A pass that a stop did not wait for finds its database closed: the next start takes its work up.
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
