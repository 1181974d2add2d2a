import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './service-data';

const MB = 2 ** 20;

/** A small separate file system in memory. */
export interface SmallDisk {
  path: string;
  freeMb(): number;
  /** Fills it until this many megabytes are free. */
  fillTo(freeMb: number): void;
  /** Removes the file that `fillTo` created. */
  clear(): void;
  remove(): Promise<void>;
}

/** Mounts one, or returns a sentence that says why this machine does not allow it. */
export async function smallDisk(sizeMb: number): Promise<SmallDisk | string> {
  const { path, remove } = await temporaryFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', path], { stdio: 'pipe' });
  } catch (error) {
    await remove();
    const { stderr, message } = error as { stderr?: Buffer; message: string };
    return `No file system could be mounted here: ${stderr?.toString().trim() || message}`;
  }
  const ballast = join(path, 'ballast');
  const freeMb = () => {
    const { bavail, bsize } = statfsSync(path);
    return (bavail * bsize) / MB;
  };
  return {
    path,
    freeMb,
    fillTo(free) {
      const file = openSync(ballast, 'a');
      try {
        for (let left = freeMb() - free; left > 0; left = freeMb() - free)
          writeSync(file, Buffer.alloc(Math.ceil(Math.min(left, 1) * MB)));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    clear: () => rmSync(ballast, { force: true }),
    async remove() {
      execFileSync('umount', ['--lazy', path], { stdio: 'pipe' });
      await remove();
    },
  };
}
