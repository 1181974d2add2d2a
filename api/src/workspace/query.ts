import { z } from 'zod';
import type { Actor } from '../platform/actor';
import { managedWorkspace, type Managed } from './managed';

/** The query `?workspaceId=`; without it the first workspace that the caller manages is used. */
export const inWorkspace = z.object({ workspaceId: z.uuid().optional() });

/** Returns the workspace as `first` of a route: a caller who does not manage it is refused before anything else. */
export const managedByQuery = ({
  actor,
  query,
}: {
  actor: Actor;
  query: z.infer<typeof inWorkspace>;
}): Managed => managedWorkspace(actor, query.workspaceId);

const whole = (label: string, max: number) =>
  z.coerce
    .number({ error: `${label} should be a number` })
    .int(`${label} should be a whole number`)
    .min(1, `${label} should be at least 1`)
    .max(max, `${label} should be at most ${max}`);

/** The query `?page=&pageSize=`, at most 100 rows a page. */
export const paged = {
  page: whole('Page', 1_000_000).default(1),
  pageSize: whole('Page size', 100).default(10),
};
