import { z } from 'zod';
import { importPreview } from '../component-import/component-import';
import { pageOf } from '../value/page';

// Reserve studies that customers send, and that internal staff brings into the inventory.

/** What became of a request. The numbers are those of the specification. */
export const IMPORT_REQUEST_STATUSES = { FailedValidation: 1, Received: 2, Processed: 3, New: 4 } as const;
export const importRequestStatus = z.literal(Object.values(IMPORT_REQUEST_STATUSES)).meta({
  description:
    '1 failed validation: the problems of the file went to its sender; 2 received: staff has taken it; 3 processed: its components are in the inventory; 4 new request received: no one has looked at it yet',
});
export type ImportRequestStatus = z.infer<typeof importRequestStatus>;

/** Of a property, not processed yet. */
export const OPEN_REQUESTS_MAX = 20;
/** Problems that a request names; it counts all of them. */
export const REQUEST_PROBLEMS_MAX = 100;

/** Said of a file that is no workbook. */
export const ONLY_XLSX = 'Invalid file type. Allowed types: .xlsx.';

const YEAR_REQUIRED = 'Fiscal year is required';
const YEAR_ODD = 'Fiscal year should be a year from 1900 to 2199';

/** Fields beside the file of POST /api/admin/import-request. */
export const importRequestInput = z.object({
  propertyId: z.uuid({ error: 'Choose the property that the study is of' }),
  fiscalYear: z
    .string({ error: YEAR_REQUIRED })
    .trim()
    .min(1, YEAR_REQUIRED)
    .regex(/^(?:19|20|21)[0-9]{2}$/, YEAR_ODD)
    .transform(Number),
});
export type ImportRequestInput = z.infer<typeof importRequestInput>;

/** PUT /api/admin/import-request/{importRequestId}. */
export const importRequestChange = z.object({
  fiscalYear: z.int({ error: YEAR_REQUIRED }).min(1900, YEAR_ODD).max(2199, YEAR_ODD),
  status: z
    .literal([IMPORT_REQUEST_STATUSES.Received, IMPORT_REQUEST_STATUSES.FailedValidation], {
      error: 'Status should be 2 (received) or 1 (failed validation)',
    })
    .default(IMPORT_REQUEST_STATUSES.Received)
    .meta({ description: '2 takes the request; 1 sends the problems of the file to its sender' }),
});
export type ImportRequestChange = z.infer<typeof importRequestChange>;

/** GET /api/admin/import-request. */
export const importRequestsInput = z.object({
  status: z.coerce
    .number()
    .pipe(z.literal(Object.values(IMPORT_REQUEST_STATUSES), { error: 'Status should be 1, 2, 3 or 4' }))
    .optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(50),
});
export type ImportRequestsInput = z.infer<typeof importRequestsInput>;

/** What is wrong in the file, and where. */
export const importRequestProblem = z.object({
  sheetName: z.string().nullable(),
  row: z.int().meta({ description: 'As the sheet counts it' }),
  column: z.string().nullable().meta({ description: 'Letter and heading; null for the whole row' }),
  detail: z.string(),
});
export type ImportRequestProblem = z.infer<typeof importRequestProblem>;

/** What an import came to. */
export const importRequestResult = z.object({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
});
export type ImportRequestResult = z.infer<typeof importRequestResult>;

export const importRequest = z.object({
  importRequestId: z.uuid(),
  propertyId: z.uuid(),
  propertyName: z.string(),
  workspaceId: z.uuid(),
  workspaceName: z.string(),
  fiscalYear: z.int().meta({ description: 'Year of the inventory that the file goes into' }),
  fileName: z.string(),
  fileSize: z.int().meta({ description: 'Bytes' }),
  status: importRequestStatus,
  problems: z.array(importRequestProblem).meta({
    description: `What was wrong when the file was last read, at most ${REQUEST_PROBLEMS_MAX}`,
  }),
  problemCount: z.int(),
  sentBy: z.string(),
  sentAt: z.iso.datetime(),
  takenBy: z.string().nullable(),
  takenAt: z.iso.datetime().nullable(),
  processedAt: z.iso.datetime().nullable(),
  result: importRequestResult.nullable().meta({ description: 'Once it is processed' }),
  version: z.int(),
  viewerCan: z.object({ import: z.boolean() }),
});
export type ImportRequest = z.infer<typeof importRequest>;

export const importRequestPage = pageOf(importRequest).extend({
  newCount: z.int().meta({ description: 'Requests that no one has looked at yet, whatever the filter' }),
});
export type ImportRequestPage = z.infer<typeof importRequestPage>;

/** A request with what its import would bring. */
export const importRequestDetail = importRequest.extend({
  preview: importPreview.nullable().meta({
    description: 'Null while the year is not open for changes, and where the file has to be read again',
  }),
});
export type ImportRequestDetail = z.infer<typeof importRequestDetail>;
