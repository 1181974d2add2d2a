import type { ProjectState } from '@roofline/schema/project/project';
import { and, asc, count, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Tx } from '../../platform/database';
import { inWorkspaces } from '../../platform/repository/carried';
import { worksOn } from '../../platform/repository/working';
import { uuidArray } from '../../platform/store/values';
import { project } from '../tables';
import type { ProjectRow } from './projects';

/** The filter of a property's list of projects. */
export interface ProjectFilter {
  workspaceId: string;
  propertyId: string;
  state: ProjectState;
  /** Only those that this user is responsible for or works on. */
  userId: string | null;
}

const condition = ({ workspaceId, propertyId, state, userId }: ProjectFilter): SQL | undefined =>
  and(
    eq(project.workspaceId, workspaceId),
    eq(project.propertyId, propertyId),
    state === 'deleted' ? isNotNull(project.deletedAt) : isNull(project.deletedAt),
    state === 'open' || state === 'completed' ? eq(project.isCompleted, state === 'completed') : undefined,
    userId === null ? undefined : worksOn(sql`${userId}::uuid`),
  );

export async function countListed(tx: Tx, filter: ProjectFilter): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(project).where(condition(filter));
  return row?.count ?? 0;
}

/** Returns a part of the filtered list by due date, projects without one last, then by name. */
export function listProjects(
  tx: Tx,
  filter: ProjectFilter,
  window: { limit: number; offset: number },
): Promise<ProjectRow[]> {
  return tx
    .select()
    .from(project)
    .where(condition(filter))
    .orderBy(asc(project.dueDate), asc(project.name), asc(project.projectId))
    .limit(window.limit)
    .offset(window.offset);
}

const DAYS = {
  projectId: project.projectId,
  propertyId: project.propertyId,
  name: project.name,
  startDate: project.startDate,
  dueDate: project.dueDate,
  isCompleted: project.isCompleted,
};
/** The start date and the due date of a project. */
export type ProjectDays = Pick<ProjectRow, keyof typeof DAYS>;

/** Returns the days of all projects of the properties that are not deleted. */
export async function projectDays(tx: Tx, propertyIds: readonly string[]): Promise<ProjectDays[]> {
  if (propertyIds.length === 0) return [];
  return tx
    .select(DAYS)
    .from(project)
    .where(and(inArray(project.propertyId, [...propertyIds]), isNull(project.deletedAt)));
}

/** The sums and counts of a project's contents. */
export interface ProjectFigures {
  projectId: string;
  /** Cents. */
  paid: number;
  /** Cents: the part of it that pays the awarded bid. */
  paidOnAward: number;
  bidCount: number;
  /** Cents. */
  changeOrderTotal: number;
  /** Items of the checklist of its phase. */
  checklistDone: number;
  checklistTotal: number;
  /** Ids of the users who work on it. */
  people: string[];
  /** Cents; null where no line of its scope of work has an estimate. */
  scopeEstimate: number | null;
  noteCount: number;
}

/**
 * Returns the figures of these projects, in one statement. At the properties `own`, only notes count that this user
 * wrote or that mention them.
 */
export async function figuresOfProjects(
  tx: Tx,
  projectIds: readonly string[],
  { own, userId }: { own: readonly string[]; userId: string },
): Promise<Map<string, ProjectFigures>> {
  if (projectIds.length === 0) return new Map();
  const rows = await rowsOf<ProjectFigures>(
    tx,
    sql`select p.project_id as "projectId",
        y.paid, y."paidOnAward", k."checklistDone", k."checklistTotal",
        (select count(*)::int from project_bid b
          where b.workspace_id = p.workspace_id and b.project_id = p.project_id) as "bidCount",
        (select coalesce(sum(o.amount), 0)::float8 from project_change_order o
          where o.workspace_id = p.workspace_id and o.project_id = p.project_id) as "changeOrderTotal",
        (select coalesce(json_agg(w.user_id), '[]') from project_person w
          where w.workspace_id = p.workspace_id and w.project_id = p.project_id) as people,
        (select sum(s.estimate)::float8 from project_scope s
          where s.workspace_id = p.workspace_id and s.project_id = p.project_id) as "scopeEstimate",
        (select count(*)::int from project_note n
          where n.workspace_id = p.workspace_id and n.project_id = p.project_id
            and (not (p.property_id = any(${uuidArray(own)})) or n.user_id = ${userId}::uuid
              or ${userId}::uuid = any(n.mentioned_user_ids))) as "noteCount"
      from project p
      cross join lateral (select coalesce(sum(amount), 0)::float8 as paid,
            coalesce(sum(amount) filter (where contract_id = p.awarded_bid_id), 0)::float8 as "paidOnAward"
          from project_payment
          where workspace_id = p.workspace_id and project_id = p.project_id) y
      cross join lateral (select count(*)::int as "checklistTotal",
            (count(*) filter (where is_done))::int as "checklistDone" from project_checklist_item
          where workspace_id = p.workspace_id and project_id = p.project_id
            and project_template_phase_id = p.project_template_phase_id and removed_at is null) k
      where ${inWorkspaces(tx, sql`p.workspace_id`)} and p.project_id = any(${uuidArray(projectIds)})`,
  );
  return new Map(rows.map((row) => [row.projectId, row]));
}

/** The components to find projects of, and the projects that the viewer sees. */
export interface LineagesSeen {
  /** The properties where the viewer sees every project. */
  all: readonly string[];
  /** The properties where they see only the projects that `userId` is responsible for or works on. */
  own: readonly string[];
  userId: string;
  lineageIds: readonly string[];
}

/** Returns the newest projects that work on each of these components, at most `limit` each. */
export async function newestOfLineages(
  tx: Tx,
  { all, own, userId, lineageIds }: LineagesSeen,
  limit: number,
): Promise<{ lineageId: string; projectId: string }[]> {
  if (lineageIds.length === 0) return [];
  return rowsOf(
    tx,
    sql`select "lineageId", "projectId" from (
        select c.lineage_id as "lineageId", c.project_id as "projectId", row_number() over (
            partition by c.property_id, c.lineage_id order by p.created_at desc, p.project_id desc
          ) as place
        from project_component c join project p
          on p.workspace_id = c.workspace_id and p.project_id = c.project_id
        where ${inWorkspaces(tx, sql`c.workspace_id`)} and ${inArray(sql`c.property_id`, [...all, ...own])}
          and ${inArray(sql`c.lineage_id`, [...lineageIds])} and p.deleted_at is null
          and (not (c.property_id = any(${uuidArray(own)})) or ${worksOn(sql`${userId}::uuid`, sql`p`)})
      ) newest where place <= ${limit} order by place`,
  );
}
