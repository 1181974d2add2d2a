import { randomFillSync } from 'node:crypto';
import { rmSync, statfsSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

const MB = 2 ** 20;

/** Two segments of the database's log: one that a commit begins in its middle, and one to spare. */
const CUSHION_BYTES = 32 * MB;
const CUSHION = 'database.cushion';

/** Thrown for a write that is refused because little room is left on the disk. Answered like the disk's own ENOSPC. */
export class NoRoomError extends Error {
  readonly code = 'ENOSPC';
  constructor(cause: unknown) {
    super('There is not enough disk space to write', { cause });
    this.name = 'NoRoomError';
  }
}

/**
 * The room on the disk of the embedded database. Its log must not meet a full disk: it would stop in the middle of a
 * commit and never answer again. So writes are refused while there is still some room, and because other programs may
 * fill the disk between two checks, a file (the cushion) can be deleted to make room for the log.
 */
export class Room {
  private readonly cushion: string;
  /** Shared with the database's thread, which deletes the cushion in the middle of a write. */
  private readonly flag: Int32Array;
  private laying: Promise<void> | null = null;

  /** `reserve`: with fewer bytes free, writes are refused; with 0, the room is not checked. `laid` is shared by threads. */
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

  /** Returns whether too little room is left to write. Called before every transaction: it takes microseconds. */
  isShort(): boolean {
    if (this.reserve === 0) return false;
    const free = this.free();
    if (this.isLaid || this.laying) return free < this.reserve;
    // Without a cushion the log could stop at its next segment, so the cushion comes first.
    if (free < this.reserve + CUSHION_BYTES) return true;
    void this.layCushion();
    return false;
  }

  /** Makes the cushion if there is room for it, also again after it was used. */
  layCushion(): Promise<void> {
    this.laying ??= this.lay().finally(() => (this.laying = null));
    return this.laying;
  }

  /** Deletes the cushion at once. Returns false if there was none: then the disk is really full. */
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
      // A file system that does not report its free space is assumed to have room.
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

/** Writes the cushion, in random bytes that no file system can compress; returns whether it is whole. */
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
