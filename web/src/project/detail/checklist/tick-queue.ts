import type { ChecklistRow } from '../use-project';

/** The functions by which a queue of ticks reads, saves and shows them. */
export interface TickWork {
  /** Returns an item as it was read last. */
  itemOf: (id: string) => ChecklistRow | undefined;
  /** Saves a tick and returns the item as saved; null where the service refused. */
  send: (item: ChecklistRow, isDone: boolean) => Promise<ChecklistRow | null>;
  /** Reads the checklist again. */
  onFailed: () => Promise<unknown>;
  /** Gets the ticks that are not yet saved, to show them in the meantime. */
  onChange: (open: ReadonlyMap<string, boolean>) => void;
}

/**
 * A queue of ticks, saved one item after the other, so that no answer overtakes another. An item that was pressed again in the
 * meantime is sent again with its new version. A tick that the service refuses is taken back.
 */
export class TickQueue {
  readonly #open = new Map<string, boolean>();
  /** The items of answers, which may come before the screen draws them. */
  readonly #answered = new Map<string, ChecklistRow>();
  #isRunning = false;

  tick(id: string, isDone: boolean, work: TickWork): void {
    this.#open.set(id, isDone);
    this.#show(work);
    void this.#run(work);
  }

  #show(work: TickWork): void {
    work.onChange(new Map(this.#open));
  }

  async #run(work: TickWork): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let [id] = this.#open.keys(); id !== undefined; [id] = this.#open.keys()) {
      const isSaved = await this.#settle(id, work);
      this.#open.delete(id);
      // Read again first, so that the next press is sent with the new version.
      if (!isSaved) await work.onFailed();
      this.#show(work);
    }
    this.#isRunning = false;
  }

  /** Sends one item until its last press is saved; returns false where the service refused. */
  async #settle(id: string, work: TickWork): Promise<boolean> {
    let sent = this.#newest(id, work)?.isDone;
    for (
      let isDone = this.#open.get(id);
      isDone !== undefined && isDone !== sent;
      isDone = this.#open.get(id)
    ) {
      const newest = this.#newest(id, work);
      const answer = newest ? await work.send(newest, isDone) : null;
      if (answer === null) return false;
      this.#answered.set(id, answer);
      sent = isDone;
    }
    return true;
  }

  #newest(id: string, work: TickWork): ChecklistRow | undefined {
    const read = work.itemOf(id);
    const answered = this.#answered.get(id);
    return read && answered && answered.version > read.version ? answered : read;
  }
}
