import {
  adminProperty,
  adminPropertyPage,
  destination,
  type AdminPropertiesInput,
} from '@roofline/schema/admin-property/admin-property';
import { z } from 'zod';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';
import { queryOf } from '../upstream/query';

/** Properties of all workspaces, for staff. */
export function adminPropertyLoaders(rest: Rest) {
  return {
    adminProperties: (asked: AdminPropertiesInput) =>
      rest.get(restPath`/api/admin/property`, adminPropertyPage, queryOf({ ...asked })),
    adminProperty: (propertyId: string) =>
      rest.get(restPath`/api/admin/property/${uuid(propertyId)}`, adminProperty),
    reassignDestinations: ({ propertyId, search }: { propertyId: string; search: string }) =>
      rest.get(
        restPath`/api/admin/property/${uuid(propertyId)}/destination`,
        z.array(destination),
        queryOf({ search }),
      ),
  };
}
