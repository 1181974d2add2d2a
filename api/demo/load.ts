import { ROLES, type RoleName } from '@roofline/schema/account';
import { fiscalYearState } from '../src/fiscal-year/tables';
import { appUser } from '../src/account/tables';
import { readCategories, withCategories } from '../src/component/categories';
import { appendCategories, insertComponents, newComponentBatches } from '../src/component/repository';
import { propertyFinancial } from '../src/financials/tables';
import type { Clock } from '../src/platform/clock';
import type { Database, Tx } from '../src/platform/database';
import { newId } from '../src/platform/ids';
import type { Progress } from '../src/platform/progress';
import type { Storage } from '../src/platform/storage';
import { recomputePlans } from '../src/plan/service';
import { IMAGE_PREFIXES } from '../src/property/profile-image/service';
import { property, propertyAssignment } from '../src/property/tables';
import { reserveStudy } from '../src/reserve-study/tables';
import { membership, workspace } from '../src/workspace/tables';
import { closedYears } from './closed-years';
import { drawIllustration } from './illustration';
import { DEMO_PASSWORD, DEMO_PEOPLE, DEMO_WORKSPACES, PLANNER, type DemoPerson } from './people';
import { addPlans } from './plans';
import { demoProperties, type DemoProperty, type WorkspaceKey } from './property';
import { asTenant } from './roles';
import { componentRows, financialRows, propertyRow, studyRows, type DemoPlace } from './rows';
import { demoYears } from './years';

export interface DemoOptions {
  clock: Clock;
  storage: Storage;
  hashPassword: (password: string) => Promise<string>;
  progress?: Progress;
}

type WorkspaceIds = Record<WorkspaceKey, string>;
/** A demo user with the id and the password hash that it gets. */
type Prepared = DemoPerson & { userId: string; passwordHash: string };

/** The users, unless they are there already; a second loader waits here for the first. */
async function addPeople(tx: Tx, people: readonly Prepared[], now: Date): Promise<boolean> {
  const rows = people.map(({ userId, email, passwordHash, firstName, lastName, phone, isStaff }) => {
    const account = { userId, email, emailKey: email.toLowerCase(), passwordHash };
    return { ...account, firstName, lastName, phone, isStaff, isDemo: true, createdAt: now };
  });
  const added = await tx.insert(appUser).values(rows).onConflictDoNothing().returning({ id: appUser.userId });
  return added.length === rows.length;
}

async function addWorkspaces(tx: Tx, people: readonly Prepared[], now: Date): Promise<WorkspaceIds> {
  const ids: WorkspaceIds = { northlake: newId(), 'lone-star': newId() };
  for (const [key, { name, companyName, hasLoanAnalysis }] of Object.entries(DEMO_WORKSPACES)) {
    const workspaceId = ids[key as WorkspaceKey];
    const toggles = { featureToggleLoanAnalysis: hasLoanAnalysis };
    await tx
      .insert(workspace)
      .values({ workspaceId, name, companyName, ...toggles, isDemo: true, createdAt: now });
  }
  for (const { userId, roles } of people)
    for (const [key, role] of Object.entries(roles) as [WorkspaceKey, RoleName][]) {
      const place = { workspaceId: ids[key], userId, workspaceUserId: newId() };
      await tx.insert(membership).values({ ...place, roleId: ROLES[role], createdAt: now });
    }
  return ids;
}

async function addProperty(
  tx: Tx,
  demo: DemoProperty,
  place: DemoPlace,
  { imageKey, clock, person }: { imageKey: string | null; clock: Clock; person: Prepared },
) {
  const { workspaceId, propertyId } = place;
  const years = demoYears(demo, clock.today());
  await tx.insert(property).values(propertyRow(demo, place, imageKey));
  await tx.insert(propertyFinancial).values(financialRows(demo, place, years));
  await tx.insert(reserveStudy).values(studyRows(place, demo.studies));
  const { missing } = withCategories(
    await readCategories(tx, propertyId),
    demo.lines.map((line) => line.category),
  );
  await appendCategories(tx, place, missing);
  await insertComponents(tx, newComponentBatches(componentRows(demo, place, years)));
  const closed = closedYears(demo, place, years, `${person.firstName} ${person.lastName}`);
  if (closed.length > 0) await tx.insert(fiscalYearState).values(closed);
  await recomputePlans(tx, { workspaceId, propertyId, clock });
  const { fiscalYear } = years.at(-1)!;
  await addPlans(tx, { ...place, fiscalYear, name: demo.name }, { clock, person });
}

async function assign(
  tx: Tx,
  people: readonly Prepared[],
  demo: DemoProperty,
  place: DemoPlace,
): Promise<void> {
  const { workspaceId, propertyId } = place;
  const assigned = people.filter((one) => one.roles[demo.workspace] && one.assigned.includes(demo.name));
  for (const { userId } of assigned)
    await tx.insert(propertyAssignment).values({ workspaceId, propertyId, userId });
}

async function preparePeople(hashPassword: DemoOptions['hashPassword']): Promise<Prepared[]> {
  return Promise.all(
    DEMO_PEOPLE.map(async (one) => ({
      ...one,
      userId: newId(),
      passwordHash: await hashPassword(DEMO_PASSWORD),
    })),
  );
}

/** Pictures are files and stand outside the transaction: stored before it, taken away again when it fails. */
async function storeIllustrations(
  storage: Storage,
  properties: readonly DemoProperty[],
): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  for (const { name, illustration } of properties)
    if (illustration)
      keys.set(name, await storage.put(IMAGE_PREFIXES.png, await drawIllustration(illustration)));
  return keys;
}

/**
 * Loads the demo associations, their people and workspaces: all or nothing, and nothing when they are there already.
 * Returns whether it loaded them.
 */
export async function loadDemo(
  database: Database,
  { clock, storage, hashPassword, progress }: DemoOptions,
): Promise<boolean> {
  const people = await preparePeople(hashPassword);
  const planner = people.find(({ email }) => email === PLANNER)!;
  const properties = demoProperties();
  const pictures = await storeIllustrations(storage, properties);
  const dropPictures = async () => {
    for (const key of pictures.values()) await storage.remove(key);
  };
  try {
    const loaded = await database.system(async (tx) => {
      const now = clock.now();
      if (!(await addPeople(tx, people, now))) return false;
      const ids = await addWorkspaces(tx, people, now);
      await asTenant(tx, Object.values(ids));
      for (const [n, demo] of properties.entries()) {
        progress?.(`loading the demo data: property ${n + 1} of ${properties.length}`);
        const place = { workspaceId: ids[demo.workspace], propertyId: newId(), now };
        const imageKey = pictures.get(demo.name) ?? null;
        await addProperty(tx, demo, place, { imageKey, clock, person: planner });
        await assign(tx, people, demo, place);
      }
      return true;
    });
    if (!loaded) await dropPictures();
    return loaded;
  } catch (error) {
    await dropPictures();
    throw error;
  }
}
