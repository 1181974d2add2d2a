import { documentRequest, type DocumentName, type DocumentRequest } from '@roofline/schema/job/job';
import { reportQuery } from '@roofline/schema/report/report-pages';
import { placeOfPlan } from '../plan/service';
import type { Actor } from '../platform/actor';
import type { AfterCommit, Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { requireStaff } from '../platform/identity/staff';
import { requireTokenRight } from '../platform/identity/token-rights';
import { jobKind, type NamedJobKind } from '../platform/jobs/kind';
import type { JobRow } from '../platform/jobs/repository';
import type { NamedDocument } from '../platform/work/document';
import { requireProperty } from '../property/access';
import { requireManaged } from '../workspace/service';

const DOCUMENT_JOB = 'document';

/** The name in the registry of each document. */
export const DOCUMENT_NAMES: Record<DocumentName, string> = {
  packet: 'packet.pdf',
  workbook: 'plan.xlsx',
  disclosure: 'disclosure.pdf',
  components: 'components.xlsx',
  mappedComponents: 'mapped components.xlsx',
  projects: 'projects.xlsx',
  maintenance: 'maintenance.xlsx',
  activity: 'activity.csv',
  percentFundedPdf: 'report percentfunded.pdf',
  percentFundedXlsx: 'report percentfunded.xlsx',
  anticipatedExpendituresPdf: 'report expenditures.pdf',
  anticipatedExpendituresXlsx: 'report expenditures.xlsx',
  componentInventoryPdf: 'report inventory.pdf',
  componentInventoryXlsx: 'report inventory.xlsx',
  photosReportPdf: 'report photos.pdf',
  associationsPdf: 'associations.pdf',
  associationsXlsx: 'associations.xlsx',
  projectSpendPdf: 'project spend.pdf',
  projectSpendXlsx: 'project spend.xlsx',
};

/** Returns the input of the document, the same as from its own address. */
export function askedOf(request: DocumentRequest): unknown {
  const { document: _name, ...of } = request;
  if (!('fiscalYear' in of)) return of;
  if (request.document === 'components' || request.document === 'mappedComponents') return of;
  const { propertyId, fiscalYear, ...query } = of;
  return { propertyId, fiscalYear, query: reportQuery.parse(query) };
}

/** Generous limits, since no one waits at an open connection. */
const WAIT_MS = 120_000;
const RUN_MS = 120_000;

/** Returns the job that makes any document of the registry. */
export function documentJob(documents: ReadonlyMap<string, NamedDocument>): NamedJobKind {
  return jobKind({
    name: DOCUMENT_JOB,
    input: documentRequest,
    run: async ({ actor, signal, progress }, request, deps) => {
      const document = documents.get(DOCUMENT_NAMES[request.document])!;
      await progress(10, 'Creating the document');
      const by = { actor, signal, waitMs: WAIT_MS, runMs: RUN_MS };
      const { bytes, fileName } = await document.make(deps, askedOf(request), by);
      await progress(90, 'Storing the document');
      return { file: { source: bytes, fileName, contentType: document.type } };
    },
  });
}

/** Returns the place of a document, or 404 if its subject is out of reach; a whole workspace has no property. */
export async function placeOfRequest(
  tx: Tx,
  actor: Actor,
  request: DocumentRequest,
): Promise<{ workspaceId: string; propertyId: string | null }> {
  if (request.document === 'mappedComponents') {
    requireStaff(actor);
    requireTokenRight(actor, 'never');
  }
  if ('workspaceId' in request)
    return { workspaceId: requireManaged(actor, request.workspaceId).workspaceId, propertyId: null };
  return 'propertyId' in request
    ? (await requireProperty(tx, actor, request.propertyId)).property
    : placeOfPlan(tx, actor, request.planId);
}

/** Starts a job that makes a document. */
export async function askForDocument(
  tx: Tx,
  after: AfterCommit,
  { jobs }: Pick<Deps, 'jobs'>,
  actor: Actor,
  request: DocumentRequest,
): Promise<JobRow> {
  const { workspaceId, propertyId } = await placeOfRequest(tx, actor, request);
  return jobs.ask(tx, after, actor, { workspaceId, propertyId, kind: DOCUMENT_JOB, input: request });
}
