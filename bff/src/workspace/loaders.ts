import { workspace } from '@roofline/schema/workspace';
import { z } from 'zod';
import { once } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath } from '../upstream/path';

const workspaces = z.array(workspace);

export function workspaceLoaders(rest: Rest) {
  return {
    newPropertyWorkspaces: once(() => rest.get(restPath`/api/property/newpropertyworkspaces`, workspaces)),
  };
}
