import { randomFillSync } from 'node:crypto';
import { rmSync, statfsSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

const MB = 2 ** 20;

/** Two segments of the database's log: one that is begun in the middle of a commit, and one to spare. */
const CUSHION_BYTES = 32 * MB;
const CUSHION = 'database.cushion';

/** A write that is refused, because little room is left on the disk. Answered like ENOSPC of the disk itself. */
export class NoRoomError extends Error {
  readonly code = 'ENOSPC';
  constructor(cause: unknown) {
    super('There is not enough disk space to write', { cause });
    this.name = 'NoRoomError';
  }
}

/**
 * The room that is left for the embedded database. Its log must not meet a full disk: it would stop in the middle of a
 * commit and never answer again. So writes end while there is still some room, and because others may fill the disk
 * between two looks, a file lies ready to be given up for the log.
 */
export class Room {
  private readonly cushion: string;
  /** Seen by the thread of the database as well, which gives the cushion up in the middle of a write. */
  private readonly flag: Int32Array;
  private laying: Promise<void> | null = null;

  /** `reserve` in bytes: with less than this free, nothing is written any more. With 0 nobody looks after the room. `laid` is shared by threads. */
  constructor(
    readonly folder: string,
    readonly reserve: number,
    readonly laid = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT),
  ) {
    this.cushion = join(folder, CUSHION);
    this.flag = new Int32Array(laid);
  }

  private get isLaid(): boolean {
    return Atomics.load(this.flag, 0) === 1;
  }

  private set isLaid(is: boolean) {
    Atomics.store(this.flag, 0, is ? 1 : 0);
  }

  /** Whether too little is left to write. Asked before every transaction: it costs microseconds. */
  isShort(): boolean {
    if (this.reserve === 0) return false;
    const free = this.free();
    if (this.isLaid || this.laying) return free < this.reserve;
    // Without its cushion the log could stop at its next segment: that comes first.
    if (free < this.reserve + CUSHION_BYTES) return true;
    void this.layCushion();
    return false;
  }

  /** Makes the file that can be given up, where there is room for it; after it was used, again. */
  layCushion(): Promise<void> {
    this.laying ??= this.lay().finally(() => (this.laying = null));
    return this.laying;
  }

  /** Gives the file up, at once. False where there was none: the disk is full for good. */
  yieldCushion(): boolean {
    const had = this.isLaid;
    this.isLaid = false;
    rmSync(this.cushion, { force: true });
    return had;
  }

  private free(): number {
    try {
      const { bavail, bsize } = statfsSync(this.folder);
      return bavail * bsize;
    } catch {
      // A file system that does not tell is taken to have room.
      return Infinity;
    }
  }

  private async lay(): Promise<void> {
    if (this.reserve === 0) return;
    const size = statSync(this.cushion, { throwIfNoEntry: false })?.size ?? 0;
    if (size < CUSHION_BYTES) {
      if (this.free() < this.reserve + CUSHION_BYTES) return;
      const isWritten = await fill(this.cushion).catch(() => false);
      if (!isWritten) return void this.yieldCushion();
    }
    this.isLaid = true;
  }
}

/** Random, so that no file system keeps it in less room than it says. */
async function fill(path: string): Promise<boolean> {
  const file = await open(path, 'w', 0o600);
  try {
    const piece = Buffer.alloc(MB);
    for (let written = 0; written < CUSHION_BYTES; written += MB) await file.write(randomFillSync(piece));
    await file.sync();
    return (await file.stat()).size >= CUSHION_BYTES;
  } finally {
    await file.close();
  }
}
