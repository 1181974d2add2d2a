import {
  IMPORT_REQUEST_STATUSES,
  type ImportRequestStatus,
} from '@roofline/schema/import-request/import-request';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../platform/database';
import { inWorkspaces } from '../platform/repository/carried';
import { momentText, uuidArray } from '../platform/store/values';
import type { RequestSight } from './policy';
import { importRequest } from './tables';

type Stored = typeof importRequest.$inferSelect;
type Moments = 'createdAt' | 'takenAt' | 'processedAt';

/** A request with the names of its property and workspace, and moments as the API sends them. */
export type RequestRow = Omit<Stored, Moments> & {
  createdAt: string;
  takenAt: string | null;
  processedAt: string | null;
  propertyName: string;
  workspaceName: string;
};

const COLUMNS = sql`r.workspace_id as "workspaceId", r.import_request_id as "importRequestId",
  r.property_id as "propertyId", r.fiscal_year as "fiscalYear", r.status, r.blob_id as "blobId",
  r.file_name as "fileName", r.file_size as "fileSize", r.problems, r.problem_count as "problemCount",
  r.import_id as "importId", r.user_id as "userId", r.user_name as "userName",
  ${momentText(sql`r.created_at`)} as "createdAt", r.taken_by as "takenBy",
  ${momentText(sql`r.taken_at`)} as "takenAt", ${momentText(sql`r.processed_at`)} as "processedAt",
  r.result, r.version, p.name as "propertyName", w.name as "workspaceName"`;
const FROM = sql`from import_request r
  join property p on p.workspace_id = r.workspace_id and p.property_id = r.property_id
  join workspace w on w.workspace_id = r.workspace_id`;

/** The condition on requests in sight: users see those of active properties; staff sees all of them. */
function seen({ isStaff, userId, whole, assigned }: RequestSight): SQL {
  if (isStaff) return sql`true`;
  return sql`p.is_active and (r.workspace_id = any(${uuidArray(whole)})
    or (r.workspace_id = any(${uuidArray(assigned)}) and exists (select 1 from property_assignment a
      where a.workspace_id = r.workspace_id and a.property_id = r.property_id and a.user_id = ${userId}::uuid)))`;
}

const ofStatus = (status: ImportRequestStatus | undefined): SQL =>
  status === undefined ? sql`true` : sql`r.status = ${status}`;

/** Returns a page of the requests in sight, newest first. */
export const selectRequests = (
  tx: Tx,
  sight: RequestSight,
  { status, limit, offset }: { status: ImportRequestStatus | undefined; limit: number; offset: number },
): Promise<RequestRow[]> =>
  rowsOf(
    tx,
    sql`select ${COLUMNS} ${FROM} where ${inWorkspaces(tx, sql`r.workspace_id`)} and ${seen(sight)} and ${ofStatus(status)}
      order by r.created_at desc, r.import_request_id desc limit ${limit} offset ${offset}`,
  );

/** Counts the requests in sight with the status, and the new ones. */
export async function countRequests(
  tx: Tx,
  sight: RequestSight,
  status: ImportRequestStatus | undefined,
): Promise<{ totalCount: number; newCount: number }> {
  const [row] = await rowsOf<{ totalCount: number; newCount: number }>(
    tx,
    sql`select (count(*) filter (where ${ofStatus(status)}))::int as "totalCount",
      (count(*) filter (where ${ofStatus(IMPORT_REQUEST_STATUSES.New)}))::int as "newCount"
      ${FROM} where ${inWorkspaces(tx, sql`r.workspace_id`)} and ${seen(sight)}`,
  );
  return row ?? { totalCount: 0, newCount: 0 };
}

export async function selectRequest(tx: Tx, importRequestId: string): Promise<RequestRow | undefined> {
  const [row] = await rowsOf<RequestRow>(
    tx,
    sql`select ${COLUMNS} ${FROM} where ${inWorkspaces(tx, sql`r.workspace_id`)} and r.import_request_id = ${importRequestId}::uuid`,
  );
  return row;
}

/** Locks a request until the transaction ends. */
export async function holdRequest(tx: Tx, importRequestId: string): Promise<void> {
  await tx
    .select({ id: importRequest.importRequestId })
    .from(importRequest)
    .where(eq(importRequest.importRequestId, importRequestId))
    .for('update');
}

/** Counts the requests of a property that are not processed. */
export async function countOpen(tx: Tx, at: Pick<Stored, 'workspaceId' | 'propertyId'>): Promise<number> {
  const [row] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(importRequest)
    .where(
      and(
        eq(importRequest.workspaceId, at.workspaceId),
        eq(importRequest.propertyId, at.propertyId),
        sql`${importRequest.status} <> ${IMPORT_REQUEST_STATUSES.Processed}`,
      ),
    );
  return row?.n ?? 0;
}

export async function insertRequest(tx: Tx, row: typeof importRequest.$inferInsert): Promise<void> {
  await tx.insert(importRequest).values(row);
}

/** Changes a locked request, and raises its version. */
export async function updateRequest(
  tx: Tx,
  at: Pick<Stored, 'workspaceId' | 'importRequestId'>,
  change: Partial<typeof importRequest.$inferInsert>,
): Promise<void> {
  await tx
    .update(importRequest)
    .set({ ...change, version: sql`${importRequest.version} + 1` })
    .where(
      and(
        eq(importRequest.workspaceId, at.workspaceId),
        eq(importRequest.importRequestId, at.importRequestId),
      ),
    );
}
