import type { DocumentRequest } from '@roofline/schema/job/job';
import { askedOf, DOCUMENT_NAMES } from '../../job/service';
import type { Actor } from '../../platform/actor';
import type { Deps } from '../../platform/deps';
import type { JobRun } from '../../platform/jobs/kind';
import { Problem } from '../../platform/problem';
import type { NamedDocument } from '../../platform/work/document';
import type { ShownProperty } from '../repository/properties';

/** Every document of the product by its name. */
export type Documents = ReadonlyMap<string, NamedDocument>;

/** A document of a property for the archive. */
interface Wanted {
  request: DocumentRequest;
  fileName: string;
}

/** Returns the workbooks of a property that people know from the product. */
function wantedOf({ propertyId, years }: ShownProperty): Wanted[] {
  return [
    { request: { document: 'activity', propertyId }, fileName: 'Activity.csv' },
    { request: { document: 'projects', propertyId }, fileName: 'Projects.xlsx' },
    ...years.flatMap((year) => wantedOfYear(propertyId, year)),
  ];
}

/** Returns the workbooks of one fiscal year. */
function wantedOfYear(propertyId: string, { fiscalYear, plans }: ShownProperty['years'][number]): Wanted[] {
  const of = { propertyId, fiscalYear };
  return [
    { request: { document: 'components', ...of }, fileName: `Components ${fiscalYear}.xlsx` },
    { request: { document: 'percentFundedXlsx', ...of }, fileName: `Percent funded ${fiscalYear}.xlsx` },
    {
      request: { document: 'anticipatedExpendituresXlsx', ...of },
      fileName: `Anticipated expenditures ${fiscalYear}.xlsx`,
    },
    ...plans.map(({ planId, name }): Wanted => ({
      request: { document: 'workbook', planId },
      fileName: `Plan ${name} ${fiscalYear}.xlsx`,
    })),
  ];
}

/** Generous limits for each document, since no one waits at an open connection. */
const WAIT_MS = 120_000;
const RUN_MS = 120_000;

/** Refusals that are temporary: the job begins again later. */
const PASSING = new Set([429, 499, 503, 507]);

/** A finished document, or why it was left out. */
export type MadeOne = { path: string[]; bytes: Uint8Array } | { leftOut: string };

/**
 * Returns the actor who reads the workbooks. Only internal staff reach a deactivated property, but whoever archives the whole
 * workspace gets its rows, so they get its workbooks too.
 */
const readerOf = (actor: Actor, { isActive }: ShownProperty): Actor =>
  isActive ? actor : { ...actor, isStaff: true };

/** Makes the documents of a property, one after the other: only one is in memory. */
export async function* documentsOf(
  deps: Deps,
  documents: Documents,
  property: ShownProperty,
  { actor, signal }: Pick<JobRun, 'actor' | 'signal'>,
): AsyncGenerator<MadeOne> {
  for (const { request, fileName } of wantedOf(property)) {
    const document = documents.get(DOCUMENT_NAMES[request.document])!;
    try {
      const by = { actor: readerOf(actor, property), signal, waitMs: WAIT_MS, runMs: RUN_MS };
      const { bytes } = await document.make(deps, askedOf(request), by);
      yield { path: ['Properties', property.folder, 'Workbooks', fileName], bytes };
    } catch (fault) {
      if (!(fault instanceof Problem) || PASSING.has(fault.status)) throw fault;
      yield {
        leftOut: `${property.name}, ${fileName}: ${fault.errors.map(({ detail }) => detail).join(' ')}`,
      };
    }
  }
}
