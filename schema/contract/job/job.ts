import { z } from 'zod';
import { activityExportInput } from '../activity/activity';
import { importAnswer } from '../component-import/component-import';
import { associationView } from '../portfolio-analytics/associations';
import { projectSpendInput } from '../portfolio-analytics/project-spend';
import { photosPerPage } from '../photo/photos-report';
import { ledgerImportAnswer } from '../ledger-import/ledger-import';
import { problemItem } from '../value/problem';
import { reportQuery } from '../report/report-pages';
import { manyYearsResult } from '../year-setup/many-years';

/** Status of a job. */
const JOB_STATUSES = ['queued', 'running', 'succeeded', 'failed', 'canceled'] as const;
export const jobStatus = z.enum(JOB_STATUSES);
export type JobStatus = z.infer<typeof jobStatus>;

/** Kinds of job: create a document, save an import of components, import a study that was sent, enter a ledger, sync one, move or duplicate a property, make a full archive, add the properties of a workbook, set up a year of many properties. */
export const JOB_KINDS = [
  'document',
  'componentImport',
  'importRequest',
  'ledgerImport',
  'ledgerSync',
  'propertyReassign',
  'propertyDuplicate',
  'fullArchive',
  'propertyImport',
  'manyYears',
] as const;
export const jobKind = z.enum(JOB_KINDS);
export type JobKindName = z.infer<typeof jobKind>;

/** A created file; it is available for a day, a full archive for seven. */
const jobFile = z.object({
  fileName: z.string(),
  contentType: z.string(),
  size: z.int().meta({ description: 'Bytes' }),
});
export type JobFile = z.infer<typeof jobFile>;

/** Result of a job: one of these, by its kind. */
export const jobResult = z.object({
  file: jobFile.optional(),
  import: importAnswer.optional(),
  ledgerImport: ledgerImportAnswer.optional(),
  duplicate: z.object({ propertyId: z.uuid() }).optional().meta({ description: 'The copy of a property' }),
  manyYears: manyYearsResult.optional(),
});
export type JobResult = z.infer<typeof jobResult>;

/** Work that continues after the request that started it. */
export const job = z.object({
  jobId: z.uuid(),
  kind: jobKind,
  status: jobStatus,
  progress: z.int().min(0).max(100).meta({ description: 'Percent' }),
  step: z.string().nullable().meta({ description: 'The current step, in words; null before it begins' }),
  result: jobResult.nullable().meta({ description: 'Once it has succeeded' }),
  errors: z.array(problemItem).meta({ description: 'Why it failed; empty when it did not' }),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  viewerCan: z.object({
    cancel: z.boolean(),
    download: z.boolean().meta({ description: 'True while its file is available' }),
  }),
});
export type Job = z.infer<typeof job>;

export const isJobOver = ({ status }: { status: JobStatus }): boolean =>
  status !== 'queued' && status !== 'running';

/** Documents of a plan. */
const PLAN_DOCUMENTS = ['packet', 'workbook', 'disclosure'] as const;
/** Reports of a property and year. */
const REPORT_DOCUMENTS = [
  'percentFundedPdf',
  'percentFundedXlsx',
  'anticipatedExpendituresPdf',
  'anticipatedExpendituresXlsx',
  'componentInventoryPdf',
  'componentInventoryXlsx',
] as const;

/** Lists over a whole workspace, as a page shows them. */
const ASSOCIATION_DOCUMENTS = ['associationsPdf', 'associationsXlsx'] as const;
const SPEND_DOCUMENTS = ['projectSpendPdf', 'projectSpendXlsx'] as const;

const ofYear = { propertyId: z.uuid(), fiscalYear: z.int().min(1000).max(9999) };

/** POST /api/job/document: the kind of document, and its subject. */
export const documentRequest = z.discriminatedUnion('document', [
  z.object({ document: z.enum(PLAN_DOCUMENTS), planId: z.uuid() }),
  z.object({ document: z.enum(['components', 'mappedComponents']), ...ofYear }),
  z.object({ document: z.enum(['projects', 'maintenance']), propertyId: z.uuid() }),
  activityExportInput.extend({ document: z.literal('activity'), propertyId: z.uuid() }),
  z.object({ document: z.literal('photosReportPdf'), propertyId: z.uuid(), perPage: photosPerPage }),
  z.object({ document: z.enum(ASSOCIATION_DOCUMENTS), workspaceId: z.uuid(), view: associationView }),
  z.object({ document: z.enum(SPEND_DOCUMENTS), workspaceId: z.uuid(), spend: projectSpendInput }),
  z.object({ document: z.enum(REPORT_DOCUMENTS), ...ofYear, ...reportQuery.partial().shape }),
]);
export type DocumentRequest = z.infer<typeof documentRequest>;
export type DocumentName = DocumentRequest['document'];
