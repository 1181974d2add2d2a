import { toast } from '../../ui/feedback/toast';
import type { UploadRow } from '../../ui/upload/UploadTray';
import { outcomeOf, type Answer, type Refusal } from '../save/outcome';
import type { Sending } from './post-form';
import { uploadList } from './upload-list';

export interface UploadOptions {
  send: (file: File, sending: Sending) => Promise<Answer>;
  /** Returns what is wrong with a file before it is sent; null for nothing. */
  problemOf?: (file: File) => string | null;
  /** Loads the screen again, as files are or may be stored. Called for many files every two seconds, and at the end. */
  onSaved: () => unknown;
  /** Toast once all of them have arrived: `12 photos uploaded`. */
  done?: (count: number) => string;
}

/** Files that were chosen together, for one place. */
interface Batch extends UploadOptions {
  saved: number;
  /** Files that have arrived since the screen was last loaded. */
  unread: number;
  readAt: number;
}

interface Upload extends UploadRow {
  file: File;
  batch: Batch;
  stop: AbortController;
  /** How often the connection was lost during its upload. */
  losses: number;
}

/** How many files are sent at the same time. */
const AT_ONCE = 2;
const READ_MS = 2000;
/** How long the queue rests after each loss of a file; a file with more losses than rests has failed. */
const RESTS_MS = [2000, 4000, 8000, 16_000, 30_000];

const isOnItsWay = ({ phase }: UploadRow) => phase !== 'refused' && phase !== 'failed';
/** Returns whether to try again unasked: the service has not checked the file itself. */
const isLost = ({ event }: Refusal) => event === 'notSent' || event === 'tooMany';

/**
 * The queue of uploads from every screen: two at once, in the order in which they were chosen; each can be stopped and
 * tried again. Waits through a lost connection: files start again when it is back, the others keep their places.
 */
class UploadQueue {
  private uploads: readonly Upload[] = [];
  private saved = 0;
  private nextKey = 1;
  private resting: ReturnType<typeof setTimeout> | undefined;

  readonly add = (files: readonly File[], options: UploadOptions) => {
    const batch: Batch = { ...options, saved: 0, unread: 0, readAt: 0 };
    const added = files.map((file): Upload => {
      const problem = options.problemOf?.(file) ?? null;
      const phase = problem === null ? 'waiting' : 'refused';
      const stop = new AbortController();
      return {
        key: this.nextKey++,
        name: file.name,
        file,
        phase,
        percent: 0,
        problem,
        batch,
        stop,
        losses: 0,
      };
    });
    this.show([...this.uploads, ...added]);
    this.sendNext();
  };

  /** Takes a file off the list, and stops it where it is being sent. */
  readonly remove = (key: number) => {
    const upload = this.uploads.find((each) => each.key === key);
    upload?.stop.abort();
    this.show(this.uploads.filter((each) => each.key !== key));
    if (upload) this.readAgain(upload.batch);
    this.sendNext();
  };

  readonly retry = (key: number) => {
    this.change(key, { phase: 'waiting', percent: 0, problem: null, losses: 0, stop: new AbortController() });
    this.wake();
  };

  readonly retryAll = () => {
    for (const { key, phase } of this.uploads) if (phase === 'failed') this.retry(key);
  };

  readonly clear = () => {
    for (const { stop } of this.uploads) stop.abort();
    this.show([]);
  };

  private sendNext() {
    if (this.resting !== undefined) return;
    const free = AT_ONCE - this.uploads.filter(({ phase }) => phase === 'sending').length;
    const next = this.uploads.filter(({ phase }) => phase === 'waiting' || phase === 'again');
    for (const upload of next.slice(0, Math.max(0, free))) void this.send(upload);
  }

  private async send({ key, file, batch, stop }: Upload) {
    this.change(key, { phase: 'sending', percent: 0 });
    const { signal } = stop;
    const onProgress = (percent: number) => this.change(key, { percent });
    const outcome = await outcomeOf(() => batch.send(file, { signal, onProgress }));
    if (signal.aborted) {
      // A file that was stopped may have arrived all the same.
      batch.unread += 1;
    } else if ('event' in outcome && !this.hasArrivedBefore(key, outcome)) this.notSaved(key, outcome);
    else {
      batch.saved += 1;
      batch.unread += 1;
      this.saved += 1;
      this.show(this.uploads.filter((upload) => upload.key !== key));
    }
    this.readAgain(batch);
    this.sendNext();
  }

  /** Returns whether only the answer to an earlier try was lost, not the file: the service has its bytes. */
  private hasArrivedBefore(key: number, { errors }: Refusal): boolean {
    const { losses = 0 } = this.uploads.find((upload) => upload.key === key) ?? {};
    return losses > 0 && errors.length > 0 && errors.every(({ code }) => code === 'sameBytes');
  }

  private notSaved(key: number, refusal: Refusal) {
    const losses = this.uploads.find((upload) => upload.key === key)?.losses ?? 0;
    const isOffline = !navigator.onLine;
    const rest = isLost(refusal) ? RESTS_MS[isOffline ? RESTS_MS.length - 1 : losses] : undefined;
    if (rest !== undefined) {
      // A loss while the browser is offline does not use up a try.
      this.change(key, { phase: 'again', percent: 0, losses: isOffline ? losses : losses + 1 });
      this.rest(rest);
      return;
    }
    const problem = refusal.errors.map(({ detail }) => detail).join(' ');
    this.change(key, { phase: refusal.event === 'refused' ? 'refused' : 'failed', problem });
  }

  private rest(ms: number) {
    clearTimeout(this.resting);
    this.resting = setTimeout(this.wake, ms);
    window.addEventListener('online', this.wake);
  }

  private readonly wake = () => {
    clearTimeout(this.resting);
    this.resting = undefined;
    window.removeEventListener('online', this.wake);
    this.sendNext();
  };

  /** Makes the screen load the files that have arrived. */
  private readAgain(batch: Batch) {
    const isOver = !this.uploads.some((upload) => upload.batch === batch && isOnItsWay(upload));
    if (isOver && batch.saved > 0 && batch.done) toast.success(batch.done(batch.saved));
    if (isOver) batch.saved = 0;
    if (batch.unread === 0 || (!isOver && Date.now() - batch.readAt < READ_MS)) return;
    batch.unread = 0;
    batch.readAt = Date.now();
    void Promise.resolve(batch.onSaved()).catch(() => undefined);
  }

  private change(key: number, part: Partial<Upload>) {
    this.show(this.uploads.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  }

  private show(uploads: readonly Upload[]) {
    this.uploads = uploads;
    if (uploads.length === 0) this.saved = 0;
    const { remove, retry, retryAll, clear } = this;
    uploadList.show({ rows: uploads, saved: this.saved }, { remove, retry, retryAll, clear });
    // A closed tab would stop the uploads.
    if (uploads.some(isOnItsWay)) window.addEventListener('beforeunload', warnOfLeaving);
    else window.removeEventListener('beforeunload', warnOfLeaving);
  }
}

function warnOfLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** The application's only queue of uploads. */
export const uploads = new UploadQueue();
