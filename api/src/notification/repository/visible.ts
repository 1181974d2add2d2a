import { sql, type SQL } from 'drizzle-orm';
import { worksOn } from '../../platform/repository/working';
import { textArray } from '../../platform/store/values';

/** What someone sees in one workspace, or, as internal staff, in every one. */
export interface Sight {
  /** null: in every workspace. */
  workspaceId: string | null;
  /** They see every property of the workspace, and not only those that they are assigned to. */
  isWide: boolean;
  /** They see archived properties, too. */
  seesArchived: boolean;
  /** They see every project of those properties, and not only their own. */
  seesAllProjects: boolean;
  kinds: readonly string[];
}

const anyOf = (conditions: readonly SQL[]): SQL =>
  conditions.length > 0 ? sql`(${sql.join([...conditions], sql` or `)})` : sql`false`;

/** The condition that the recipient reaches the property: the same rule as `canReach`. */
const reaches = ({ isWide, seesArchived }: Sight): SQL => sql`exists (select 1 from property r
  where r.workspace_id = n.workspace_id and r.property_id = n.property_id
    and ${seesArchived ? sql`true` : sql`r.is_active`}
    and ${
      isWide
        ? sql`true`
        : sql`exists (select 1 from property_assignment a where a.workspace_id = r.workspace_id
            and a.property_id = r.property_id and a.user_id = n.user_id)`
    })`;

/** The condition that the recipient sees the project, if any: the rule of `canSeeProject`, and it is not deleted. */
const seesProject = ({ seesAllProjects }: Sight): SQL => sql`(n.project_id is null or exists (
  select 1 from project j where j.workspace_id = n.workspace_id and j.project_id = n.project_id
    and j.deleted_at is null and ${seesAllProjects ? sql`true` : worksOn(sql`n.user_id`, sql`j`)}))`;

/** The condition that the recipient may read the note, if any: the same rule as `canSeeNote`. */
const readsNote = ({ seesAllProjects }: Sight): SQL => sql`(n.note_id is null or exists (
  select 1 from project_note t where t.workspace_id = n.workspace_id and t.note_id = n.note_id
    and (n.kind <> 'mentioned' or n.user_id = any(t.mentioned_user_ids))
    and ${seesAllProjects ? sql`true` : sql`(t.user_id = n.user_id or n.user_id = any(t.mentioned_user_ids))`}))`;

/**
 * The condition that the recipient may see a notification `n` now: they reach the property, have the right that the
 * kind needs, see the project and may read the note. One condition, so that lists, counts and mails agree.
 */
export const isVisible = (sights: readonly Sight[]): SQL =>
  anyOf(
    sights.map(
      (
        sight,
      ) => sql`(${sight.workspaceId === null ? sql`true` : sql`n.workspace_id = ${sight.workspaceId}::uuid`}
        and n.kind = any(${textArray(sight.kinds)})
        and ${reaches(sight)} and ${seesProject(sight)} and ${readsNote(sight)})`,
    ),
  );
