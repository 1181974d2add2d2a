import { toast } from '../../ui/feedback/toast';
import type { UploadRow } from '../../ui/upload/UploadTray';
import { outcomeOf, type Answer } from '../save/outcome';
import type { Sending } from './post-form';

export interface UploadOptions {
  send: (file: File, sending: Sending) => Promise<Answer>;
  /** What is wrong with a file before it is sent; null for nothing. */
  problemOf?: (file: File) => string | null;
  /** A file is kept, or may have been: read again what shows it. */
  onSaved: () => unknown;
  /** How many travel side by side: 2. */
  atOnce?: number;
}

interface Upload extends UploadRow {
  file: File;
  stop: AbortController;
}

/** Files on their way: some at once, in the order in which they were chosen; each to be stopped and tried again. */
export class UploadQueue {
  private uploads: readonly Upload[] = [];
  private readonly listeners = new Set<() => void>();
  private nextKey = 1;
  private options: UploadOptions;

  constructor(options: UploadOptions) {
    this.options = options;
  }

  /** As they are from now on: the screen was drawn again. */
  use(options: UploadOptions) {
    this.options = options;
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly read = (): readonly UploadRow[] => this.uploads;

  readonly add = (files: readonly File[]) => {
    const added = files.map((file): Upload => {
      const problem = this.options.problemOf?.(file) ?? null;
      return {
        key: this.nextKey++,
        name: file.name,
        file,
        phase: problem === null ? 'waiting' : 'refused',
        percent: 0,
        problem,
        stop: new AbortController(),
      };
    });
    this.show([...this.uploads, ...added]);
    this.sendNext();
  };

  /** Takes a file off the list, whatever becomes of it. */
  readonly remove = (key: number) => {
    this.uploads.find((upload) => upload.key === key)?.stop.abort();
    this.show(this.uploads.filter((upload) => upload.key !== key));
    this.sendNext();
  };

  readonly retry = (key: number) => {
    this.change(key, { phase: 'waiting', percent: 0, problem: null, stop: new AbortController() });
    this.sendNext();
  };

  private sendNext() {
    const sending = this.uploads.filter(({ phase }) => phase === 'sending').length;
    const free = Math.max(0, (this.options.atOnce ?? 2) - sending);
    for (const upload of this.uploads.filter(({ phase }) => phase === 'waiting').slice(0, free))
      void this.send(upload);
  }

  private async send({ key, file, stop }: Upload) {
    this.change(key, { phase: 'sending' });
    const { signal } = stop;
    const onProgress = (percent: number) => this.change(key, { percent });
    const outcome = await outcomeOf(() => this.options.send(file, { signal, onProgress }));
    if ('event' in outcome && !signal.aborted) {
      const { event, errors } = outcome;
      const problem = errors.map(({ detail }) => detail).join(' ');
      this.change(key, { phase: event === 'refused' ? 'refused' : 'failed', problem });
      // Whoever chose it has gone on in the meantime.
      if (this.listeners.size === 0) toast.failure(`${file.name}: ${problem}`);
    } else {
      this.show(this.uploads.filter((upload) => upload.key !== key));
      // Stopped on its way it may have arrived all the same.
      await Promise.resolve(this.options.onSaved()).catch(() => undefined);
    }
    this.sendNext();
  }

  private change(key: number, part: Partial<Upload>) {
    this.show(this.uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  }

  private show(uploads: readonly Upload[]) {
    this.uploads = uploads;
    for (const listener of this.listeners) listener();
  }
}
