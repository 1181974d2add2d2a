import type {
  AdminPropertiesInput,
  AdminProperty,
  AdminPropertyPage,
  Destination,
} from '@roofline/schema/admin-property/admin-property';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import type { Deps } from '../platform/deps';
import { notFound } from '../platform/problem';
import { setActive } from '../property/access';
import {
  countMatching,
  selectDestinations,
  selectMatching,
  selectProperty,
  type FoundProperty,
} from './repository';

// Properties of all workspaces, for internal staff.

const MOST_DESTINATIONS = 20;

const present = (row: FoundProperty): AdminProperty => ({
  ...row,
  viewerCan: { deactivate: row.isActive, reactivate: !row.isActive, reassign: true, duplicate: true },
});

/** Returns a page of search results. Two statements. */
export async function searchProperties(
  tx: Tx,
  { search, page, pageSize }: AdminPropertiesInput,
): Promise<AdminPropertyPage> {
  const rows = await selectMatching(tx, search, { limit: pageSize, offset: (page - 1) * pageSize });
  return { items: rows.map(present), totalCount: await countMatching(tx, search), page, pageSize };
}

export async function readAdminProperty(tx: Tx, propertyId: string): Promise<AdminProperty> {
  const row = await selectProperty(tx, propertyId);
  if (!row) throw notFound();
  return present(row);
}

/** Returns the portfolios that the property can move to. */
export async function findDestinations(tx: Tx, propertyId: string, search: string): Promise<Destination[]> {
  const { workspaceId } = await readAdminProperty(tx, propertyId);
  return selectDestinations(tx, { search, notIn: workspaceId, limit: MOST_DESTINATIONS });
}

/** Closes a property to its users, or opens it again. */
export async function activate(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  change: { actor: Actor; propertyId: string; isActive: boolean },
): Promise<AdminProperty> {
  await setActive(tx, clock, change);
  return readAdminProperty(tx, change.propertyId);
}
