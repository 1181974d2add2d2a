import {
  manyYearsInput,
  type ManyYearsInput,
  type ManyYearsResult,
} from '@roofline/schema/year-setup/many-years';
import { z } from 'zod';
import type { Deps } from '../../platform/deps';
import { jobKind, type JobRun } from '../../platform/jobs/kind';
import { Problem } from '../../platform/problem';
import { setUpOne } from './one';

export const MANY_YEARS_JOB = 'manyYears';

const input = z.intersection(z.object({ fiscalYear: z.int() }), manyYearsInput);

type Chosen = ManyYearsInput['properties'][number];

/** Sets up one property, or returns its refusal and leaves it unchanged. A lost right of the actor ends the job. */
async function refusalOf(
  deps: Deps,
  job: JobRun,
  asked: z.output<typeof input>,
  chosen: Chosen,
): Promise<ManyYearsResult['refused']> {
  try {
    await deps.database.tenant(job.actor, async (tx) => {
      await job.hold(tx);
      await setUpOne(tx, deps, job.actor, asked, chosen);
    });
    return [];
  } catch (fault) {
    if (!(fault instanceof Problem) || ![404, 409, 422].includes(fault.status)) throw fault;
    const detail = fault.errors.map((each) => each.detail).join(' ');
    return [{ propertyId: chosen.propertyId, detail }];
  }
}

/**
 * The job that sets a year up for many properties, one after the other, each in its own transaction: a process that takes over
 * finds the years that are set up already, and goes on with the others.
 */
export const manyYearsJob = jobKind({
  name: MANY_YEARS_JOB,
  input,
  run: async (job, asked, deps) => {
    const { properties } = asked;
    const refused: ManyYearsResult['refused'] = [];
    for (const [index, chosen] of properties.entries()) {
      job.signal.throwIfAborted();
      const step = `Setting up property ${index + 1} of ${properties.length}`;
      await job.progress((100 * index) / properties.length, step);
      refused.push(...(await refusalOf(deps, job, asked, chosen)));
    }
    return { result: { manyYears: { setUp: properties.length - refused.length, refused } } };
  },
});
