import { loadDemo } from '../demo/load';
import { hashPassword } from './account/passwords';
import { hasAnyUser } from './account/repository/users';
import type { AppParts } from './app';
import { tellStarter } from './platform/process/progress';

/** Loads the demo data at the first start, unless it is switched off or somebody lives here already. */
export async function loadDemoOnFirstStart(
  deps: Pick<AppParts, 'config' | 'database' | 'clock' | 'storage'>,
): Promise<void> {
  const { config, database, clock, storage } = deps;
  if (config.DEMO === 'off') return;
  if (!(await database.system(hasAnyUser)))
    await loadDemo(database, { clock, storage, hashPassword, progress: tellStarter });
}
