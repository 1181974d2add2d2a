import { hashPassword } from '@roofline/api/account/passwords';
import { loadDemo } from '@roofline/api/demo/load';
import { manualClock } from '@roofline/api/platform/fixtures/manual-clock';
import { filledWithFiles } from '../service-data';

/** A database with the demo data and the storage of its files: loaded once, then copied in a moment. */
export const openDemo = filledWithFiles(async ({ database, storage }) => {
  await loadDemo(database, { clock: manualClock(), storage, hashPassword });
  await database.close();
});
