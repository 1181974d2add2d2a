import { z } from 'zod';
import { propertyName } from '../property/property-name';
import { pageOf } from '../value/page';

// Properties of all workspaces, as internal staff see them.

/** Fewer characters than this are no search. */
const ADMIN_SEARCH_MIN = 2;

const searchText = z
  .string()
  .trim()
  .min(ADMIN_SEARCH_MIN, `Enter ${ADMIN_SEARCH_MIN} or more characters`)
  .max(100, 'Enter at most 100 characters');

/** GET /api/admin/property. */
export const adminPropertiesInput = z.object({
  search: searchText.meta({ description: 'Part of the name, the city, the state or the portfolio' }),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(50),
});
export type AdminPropertiesInput = z.infer<typeof adminPropertiesInput>;

export const adminProperty = z.object({
  propertyId: z.uuid(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  numberOfUnits: z.int(),
  isActive: z.boolean(),
  isTest: z.boolean(),
  workspaceId: z.uuid(),
  workspaceName: z.string(),
  workspaceCompanyName: z.string(),
  createdAt: z.iso.datetime(),
  viewerCan: z.object({
    deactivate: z.boolean(),
    reactivate: z.boolean(),
    reassign: z.boolean(),
    duplicate: z.boolean(),
  }),
});
export type AdminProperty = z.infer<typeof adminProperty>;

export const adminPropertyPage = pageOf(adminProperty);
export type AdminPropertyPage = z.infer<typeof adminPropertyPage>;

/** GET /api/admin/property/{propertyId}/destination. */
export const destinationsInput = z.object({
  search: searchText.meta({ description: "Part of the portfolio's name or company" }),
});

/** A portfolio that a property can move to: active, and not the one that it is in. */
export const destination = z.object({
  workspaceId: z.uuid(),
  name: z.string(),
  companyName: z.string(),
});
export type Destination = z.infer<typeof destination>;

/** POST /api/admin/property/{propertyId}/reassign. */
export const reassignInput = z.object({
  propertyId: z.uuid(),
  destinationWorkspaceId: z.uuid({ error: 'Choose the portfolio that the property moves to' }),
  includeUsers: z.boolean().default(false).meta({
    description: 'People who are assigned to the property join the other portfolio, with the role they have',
  }),
});
export type ReassignInput = z.infer<typeof reassignInput>;

/** POST /api/admin/property/{propertyId}/duplicate. */
export const duplicateInput = z.object({
  name: propertyName.meta({ description: 'Name of the copy. Names may repeat' }),
  includePhotos: z.boolean().default(false).meta({
    description: 'Photos and the picture of the property, without those in the trash',
  }),
  includeFiles: z.boolean().default(false).meta({
    description: 'Folders and files with their versions, without those in the trash',
  }),
  includeHistory: z.boolean().default(false).meta({
    description:
      'Activity, fiscal years before the current one, completed projects and earlier reserve studies',
  }),
});
export type DuplicateInput = z.infer<typeof duplicateInput>;
