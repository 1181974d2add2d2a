import type { UploadRow } from '../../ui/upload/UploadTray';

/** The uploads of all screens, and how many files have arrived since the list was last empty. */
export interface UploadsShown {
  rows: readonly UploadRow[];
  saved: number;
}

/** The commands of the tray. */
export interface UploadCommands {
  remove: (key: number) => void;
  retry: (key: number) => void;
  retryAll: () => void;
  clear: () => void;
}

const NONE: UploadsShown = { rows: [], saved: 0 };
let shown = NONE;
let commands: UploadCommands | null = null;
const listeners = new Set<() => void>();

/** The queue's files in the tray. It is in the first load, the queue itself comes with the first page that sends files. */
export const uploadList = {
  read: () => shown,
  commands: () => commands,
  show(next: UploadsShown, by: UploadCommands) {
    shown = next.rows.length === 0 ? NONE : next;
    commands = by;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Stops and forgets all uploads, as the user signs out. */
  clear: () => commands?.clear(),
};
