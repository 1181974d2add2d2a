import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of one's own under the system's temporary ones, and how to be rid of it. */
export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'roofline-faults-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
