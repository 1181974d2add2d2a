import { workspaceChangePage } from '@roofline/schema/change/change';
import type { Rest } from '../upstream/client';
import { restPath } from '../upstream/path';
import { queryOf } from '../upstream/query';

/** What changed in a workspace. */
export function changeLoaders(rest: Rest) {
  return {
    changes: (asked: { workspaceId?: string | null; after?: string | null; first: number }) =>
      rest.get(
        restPath`/api/workspace/changes`,
        workspaceChangePage,
        queryOf({
          workspaceId: asked.workspaceId ?? undefined,
          after: asked.after ?? undefined,
          first: asked.first,
        }),
      ),
  };
}
