import { adminCache, adminHealth } from '@roofline/schema/admin-health/admin-health';
import { z } from 'zod';
import type { Rest } from '../upstream/client';
import { restPath } from '../upstream/path';

export const caches = z.array(adminCache);

/** How the installation is doing, for staff. */
export function adminHealthLoaders(rest: Rest) {
  return {
    adminHealth: () => rest.get(restPath`/api/admin/health`, adminHealth),
    adminCaches: () => rest.get(restPath`/api/admin/cache`, caches),
  };
}
