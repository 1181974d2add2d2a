import { disclosure, disclosureFactSheet } from '@roofline/schema/disclosure';
import { byArgument, byPropertyYear } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { RestRefusal } from '../upstream/errors';
import { restPath, uuid, year } from '../upstream/path';

/** Another state, or another plan is the disclosure plan: there is none, which is no fault. */
const NONE = new Set(['noDisclosure', 'notDisclosurePlan']);

async function unlessNone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (fault) {
    if (fault instanceof RestRefusal && fault.problems.some(({ code }) => NONE.has(code))) return null;
    throw fault;
  }
}

export function disclosureLoaders(rest: Rest) {
  return {
    /** The disclosure of a plan; null where there is none. */
    disclosure: byArgument((id: string) =>
      unlessNone(rest.get(restPath`/api/plan/${uuid(id)}/disclosure`, disclosure)),
    ),
    /** What is stated for the disclosure of a property and year; null where there is none. */
    disclosureFacts: byPropertyYear((propertyId, fiscalYear) =>
      unlessNone(
        rest.get(
          restPath`/api/plan/disclosurefacts/${uuid(propertyId)}/${year(fiscalYear)}`,
          disclosureFactSheet,
        ),
      ),
    ),
  };
}
