import { disclosure, disclosureFactSheet } from '@roofline/schema/disclosure/disclosure';
import { byArgument, byPropertyYear } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { RestRefusal } from '../upstream/errors';
import { restPath, uuid, year } from '../upstream/path';

/** In other states, or when another plan is the disclosure plan, there is none; this is not a fault. */
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
    /** The disclosure of a plan; null when there is none. */
    disclosure: byArgument((id: string) =>
      unlessNone(rest.get(restPath`/api/plan/${uuid(id)}/disclosure`, disclosure)),
    ),
    /** Facts stated for the disclosure of a property and year; null when there is no disclosure. */
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
