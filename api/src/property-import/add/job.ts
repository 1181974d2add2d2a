import { z } from 'zod';
import { jobKind } from '../../platform/jobs/kind';
import { requireImport } from '../access';
import { readyPlaces } from '../repository';
import { addLine } from './line';

export const PROPERTY_IMPORT_JOB = 'propertyImport';

/**
 * The job that adds the properties of a workbook one by one, each in its own transaction that also marks it as added: a process that
 * takes over goes on with the first one that is not.
 */
export const propertyImportJob = jobKind({
  name: PROPERTY_IMPORT_JOB,
  input: z.object({ propertyImportId: z.uuid() }),
  run: async (job, { propertyImportId }, deps) => {
    const { actor, signal } = job;
    const { file, places } = await deps.database.tenant(
      actor,
      async (tx) => {
        const found = await requireImport(tx, actor, propertyImportId);
        return { file: found, places: await readyPlaces(tx, found) };
      },
      { readOnly: true },
    );
    for (const [index, position] of places.entries()) {
      signal.throwIfAborted();
      await job.progress((100 * index) / places.length, `Adding property ${index + 1} of ${places.length}`);
      await addLine(deps, job, file, position);
    }
    return {};
  },
});
