import { loadDemo } from '../demo/load';
import { hashPassword } from './account/passwords';
import { appUser } from './account/tables';
import type { Deps } from './platform/deps';
import { tellStarter } from './platform/progress';

/** Loads the demo data at the first start, unless it is switched off or somebody lives here already. */
export async function loadDemoOnFirstStart(
  deps: Pick<Deps, 'config' | 'database' | 'clock' | 'storage'>,
): Promise<void> {
  const { config, database, clock, storage } = deps;
  if (config.DEMO === 'off') return;
  const [anyone] = await database.system((tx) => tx.select({ id: appUser.userId }).from(appUser).limit(1));
  if (!anyone) await loadDemo(database, { clock, storage, hashPassword, progress: tellStarter });
}
