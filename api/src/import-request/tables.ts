import type {
  ImportRequestProblem,
  ImportRequestResult,
  ImportRequestStatus,
} from '@roofline/schema/import-request/import-request';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment, version, workspaceId } from '../platform/store/columns';
import { toBlob } from '../platform/tables';
import { ofProperty } from '../property/tables';

/** Reserve studies that customers sent for internal staff to import. */
export const importRequest = pgTable(
  'import_request',
  {
    workspaceId: workspaceId(),
    importRequestId: uuid('import_request_id').notNull().unique(),
    propertyId: uuid('property_id').notNull(),
    fiscalYear: integer('fiscal_year').notNull(),
    status: integer('status').$type<ImportRequestStatus>().notNull(),
    blobId: uuid('blob_id').notNull(),
    fileName: text('file_name').notNull(),
    fileSize: integer('file_size').notNull(),
    /** The first problems of the file's last reading, and their number. */
    problems: jsonb('problems').$type<ImportRequestProblem[]>().notNull(),
    problemCount: integer('problem_count').notNull(),
    /** The component import that has the file; it is swept after a week, and the file is then read again. */
    importId: uuid('import_id'),
    userId: uuid('user_id').notNull(),
    userName: text('user_name').notNull(),
    createdAt: moment('created_at').notNull(),
    takenBy: text('taken_by'),
    takenAt: moment('taken_at'),
    processedAt: moment('processed_at'),
    result: jsonb('result').$type<ImportRequestResult>(),
    version: version(),
  },
  (t) => [
    primaryKey({ columns: [t.workspaceId, t.importRequestId] }),
    index('import_request_newest').on(t.createdAt.desc(), t.importRequestId.desc()),
    index('import_request_by_property').on(t.workspaceId, t.propertyId, t.createdAt),
    index('import_request_blob').on(t.workspaceId, t.blobId),
    ofProperty('import_request_property', t),
    toBlob('import_request_bytes', t),
  ],
);
