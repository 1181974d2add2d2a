import type { Property, propertyLoad } from '@roofline/schema/property/property';
import type { z } from 'zod';
import { inventorySize } from '../component/service';
import { readFiscalYears } from '../financials/service';
import type { Actor } from '../platform/actor';
import type { Tx } from '../platform/database';
import { reachedProperties, requireProperty } from './access';
import { presentProperty } from './service';

/** Returns one property; 404 for one that the actor does not reach. */
export async function readProperty(tx: Tx, actor: Actor, propertyId: string): Promise<Property> {
  return presentProperty(await requireProperty(tx, actor, propertyId));
}

/** Returns properties in the order of the ids, null for one that is missing or out of reach. */
export async function readProperties(
  tx: Tx,
  actor: Actor,
  propertyIds: readonly string[],
): Promise<(Property | null)[]> {
  const reached = await reachedProperties(tx, actor, propertyIds);
  return propertyIds.map((id) => {
    const access = reached.get(id.toLowerCase());
    return access ? presentProperty(access) : null;
  });
}

/** Returns a property with its fiscal years, and its component count in the newest set-up year up to the current one. */
export async function loadProperty(
  tx: Tx,
  actor: Actor,
  propertyId: string,
  today: string,
): Promise<z.infer<typeof propertyLoad>> {
  const access = await requireProperty(tx, actor, propertyId);
  const id = access.property.propertyId;
  const fiscalYears = (await readFiscalYears(tx, [id], today)).get(id)!;
  const setUp = fiscalYears.filter((year) => !year.requireSetup);
  const counted = setUp.filter((year) => !year.isFutureFiscalYear).at(-1) ?? setUp[0];
  const componentCount = counted ? await inventorySize(tx, id, counted.year) : 0;
  return { ...presentProperty(access), fiscalYears, componentCount };
}
