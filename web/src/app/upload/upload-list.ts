import type { UploadRow } from '../../ui/upload/UploadTray';

/** Files on their way, from whatever screen, and how many have arrived since there were none. */
export interface UploadsShown {
  rows: readonly UploadRow[];
  saved: number;
}

/** What the tray can do with them. */
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

/** What the queue shows in the tray. It is in the first load, the queue itself comes with the first page that sends files. */
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
  /** Stops and forgets all of them: the person signs out. */
  clear: () => commands?.clear(),
};
