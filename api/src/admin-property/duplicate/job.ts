import { duplicateInput } from '@roofline/schema/admin-property/admin-property';
import { z } from 'zod';
import { requireStaff } from '../../platform/identity/staff';
import { jobKind } from '../../platform/jobs/kind';
import { copyProperty } from './copy';

export const DUPLICATE_JOB = 'propertyDuplicate';

const input = duplicateInput.extend({ propertyId: z.uuid(), copyId: z.uuid() });

/** The job that copies a property in one transaction; a repeated run finds the copy. */
export const duplicateJob = jobKind({
  name: DUPLICATE_JOB,
  input,
  run: async (job, asked, deps) => {
    requireStaff(job.actor);
    await job.progress(5, 'Copying the property');
    await deps.database.tenant(job.actor, async (tx) => {
      await job.hold(tx);
      await copyProperty(tx, deps, job.actor, asked);
    });
    return { result: { duplicate: { propertyId: asked.copyId } } };
  },
});
