import { hashPassword } from '@roofline/api/account/passwords';
import { systemClock } from '@roofline/api/platform/clock';
import type { Database } from '@roofline/api/platform/database';
import { newId } from '@roofline/api/platform/ids';
import { seedUser, seedWorkspace, signedIn } from '@roofline/api/platform/testing';
import { aComponentInput } from '@roofline/schema/fixtures/component';
import { validDetails, validFinancials } from '@roofline/schema/fixtures/rule-cases';
import { DEMO_PASSWORD } from './stack';

/** An Admin of a separate workspace: `email` and DEMO_PASSWORD at the BFF, `headers` at the REST service. */
export interface Admin {
  workspaceId: string;
  userId: string;
  email: string;
  headers: { authorization: string };
}

/** Creates an Admin who can sign in and already has a session, in a new workspace unless one is named. */
export async function seedAdmin(database: Database, name = 'admin', of?: string): Promise<Admin> {
  const workspaceId =
    of ??
    (
      await seedWorkspace(database, {
        name: `Workspace of ${name}`,
        featureTogglePreventativeMaintenance: true,
      })
    ).workspaceId;
  const email = `${name}@demo.test`;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const { userId } = await seedUser(database, { [workspaceId]: 'Admin' }, { email, passwordHash });
  return { workspaceId, userId, email, headers: await signedIn(database, systemClock('UTC'), userId) };
}

/** The year that the servers have now. */
export const thisYear = (): number => Number(systemClock().today().slice(0, 4));

/** The body of a valid new property, whose first fiscal year is the running one. */
export function newProperty(name: string): Record<string, unknown> {
  const propertyFinancial = { ...validFinancials, startingFiscalYear: thisYear() };
  return { ...validDetails, name, propertyFinancial, reserveStudy: null };
}

/** The body of a valid new component. */
export function newComponent(name: string, over: Record<string, unknown> = {}): Record<string, unknown> {
  const roof = { category: 'Roofing', quantity: 1, unitOfMeasure: 'LS', unitCost: 1000 };
  return aComponentInput({ ...roof, usefulLife: 20, remainingUsefulLife: 5, name, ...over });
}

/** Returns an unused key. */
export const newKey = (): string => newId();
