import { ROLES, type RoleName } from '@roofline/schema/account/account';
import { readCategories, withCategories } from '../src/component/categories';
import { appendCategories, insertComponents, newComponentBatches } from '../src/component/repository';
import type { Clock } from '../src/platform/clock';
import type { Database, Tx } from '../src/platform/database';
import { newId } from '../src/platform/ids';
import type { Progress } from '../src/platform/process/progress';
import { BlobStore, type StoredBlob } from '../src/platform/blobs/store';
import type { Storage } from '../src/platform/files/storage';
import { recomputePlans } from '../src/plan/service';
import { closedYears } from './property/closed-years';
import { drawIllustration } from './property/illustration';
import {
  DEMO_PASSWORD,
  DEMO_PEOPLE,
  DEMO_WORKSPACES,
  PLANNER,
  type DemoPerson,
  type Senders,
} from './people';
import { addFiles, storeFiles, type StoredFile } from './file/load';
import { addPhotos, storePhotos, type StoredPhoto } from './photo/load';
import { addPlans } from './plans';
import { demoProperties, type DemoProperty, type WorkspaceKey } from './property/property';
import {
  asTenant,
  assignProperty,
  insertClosedYears,
  insertMembership,
  insertProperty,
  insertUsers,
  insertWorkspace,
} from './repository';
import { componentRows, financialRows, propertyRow, studyRows, type DemoPlace } from './property/rows';
import { demoYears } from './property/years';

export interface DemoOptions {
  clock: Clock;
  storage: Storage;
  hashPassword: (password: string) => Promise<string>;
  progress?: Progress;
}

type WorkspaceIds = Record<WorkspaceKey, string>;
/** A demo user with the id and the password hash that it gets. */
type Prepared = DemoPerson & { userId: string; passwordHash: string };

/** The users; false when some are there already. */
async function addPeople(tx: Tx, people: readonly Prepared[], now: Date): Promise<boolean> {
  const rows = people.map(({ userId, email, passwordHash, firstName, lastName, phone, isStaff }) => {
    const account = { userId, email, emailKey: email.toLowerCase(), passwordHash };
    return { ...account, firstName, lastName, phone, isStaff, isDemo: true, createdAt: now };
  });
  return (await insertUsers(tx, rows)) === rows.length;
}

async function addWorkspaces(
  tx: Tx,
  people: readonly Prepared[],
  ids: WorkspaceIds,
  now: Date,
): Promise<void> {
  for (const [key, { name, companyName, hasLoanAnalysis }] of Object.entries(DEMO_WORKSPACES)) {
    const workspaceId = ids[key as WorkspaceKey];
    const toggles = { featureToggleLoanAnalysis: hasLoanAnalysis };
    await insertWorkspace(tx, { workspaceId, name, companyName, ...toggles, isDemo: true, createdAt: now });
  }
  for (const { userId, roles } of people)
    for (const [key, role] of Object.entries(roles) as [WorkspaceKey, RoleName][]) {
      const place = { workspaceId: ids[key], userId, workspaceUserId: newId() };
      await insertMembership(tx, { ...place, roleId: ROLES[role], createdAt: now });
    }
}

interface AddingProperty {
  picture: PropertyBytes | undefined;
  blobs: BlobStore;
  clock: Clock;
  person: Prepared;
  senders: Senders;
}

async function addProperty(
  tx: Tx,
  demo: DemoProperty,
  place: DemoPlace,
  { picture, blobs, clock, person, senders }: AddingProperty,
) {
  const { workspaceId, propertyId } = place;
  const years = demoYears(demo, clock.today());
  await insertProperty(tx, {
    property: propertyRow(demo, place, picture ? await blobs.enter(tx, picture.illustration) : null),
    financials: financialRows(demo, place, years),
    studies: studyRows(place, demo.studies),
  });
  const { missing } = withCategories(
    await readCategories(tx, propertyId),
    demo.lines.map((line) => line.category),
  );
  await appendCategories(tx, place, missing);
  const rows = componentRows(demo, place, years);
  await insertComponents(tx, newComponentBatches(rows));
  const lineages = new Map(rows.map(({ name, lineageId }) => [name, lineageId]));
  await addPhotos(tx, place, picture?.photos ?? [], { blobs, senders, lineages });
  await addFiles(tx, place, picture?.files ?? [], { blobs, senders, lineages });
  await insertClosedYears(tx, closedYears(demo, place, years, `${person.firstName} ${person.lastName}`));
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
  for (const { userId } of assigned) await assignProperty(tx, { workspaceId, propertyId, userId });
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

/** What is kept of a property: its illustration, and the photos and files of those that have some. */
interface PropertyBytes {
  illustration: StoredBlob;
  photos: StoredPhoto[];
  files: StoredFile[];
}

/** Pictures are stored before the transaction that enters them. */
async function storePictures(
  blobs: BlobStore,
  ids: WorkspaceIds,
  now: Date,
): Promise<Map<string, PropertyBytes>> {
  const stored = new Map<string, PropertyBytes>();
  for (const demo of demoProperties()) {
    if (!demo.illustration) continue;
    const workspaceId = ids[demo.workspace];
    const source = await drawIllustration(demo.illustration);
    stored.set(demo.name, {
      illustration: await blobs.put({ workspaceId, contentType: 'image/png', source }),
      photos: await storePhotos(blobs, workspaceId, demo, now),
      files: await storeFiles(blobs, workspaceId, demo, now),
    });
  }
  return stored;
}

/** What is loaded: drawn and hashed before the transaction begins. */
interface Drawn {
  people: readonly Prepared[];
  ids: WorkspaceIds;
  pictures: ReadonlyMap<string, PropertyBytes>;
}

async function addAll(
  tx: Tx,
  { people, ids, pictures }: Drawn,
  { clock, blobs, progress }: Pick<DemoOptions, 'clock' | 'progress'> & { blobs: BlobStore },
): Promise<boolean> {
  const now = clock.now();
  const person = people.find(({ email }) => email === PLANNER)!;
  if (!(await addPeople(tx, people, now))) return false;
  await addWorkspaces(tx, people, ids, now);
  await asTenant(tx, Object.values(ids));
  const properties = demoProperties();
  const senders: Senders = new Map(
    people.map(({ email, userId, firstName, lastName }) => [
      email,
      { userId, fullName: `${firstName} ${lastName}` },
    ]),
  );
  for (const [n, demo] of properties.entries()) {
    progress?.(`loading the demo data: property ${n + 1} of ${properties.length}`);
    const place = { workspaceId: ids[demo.workspace], propertyId: newId(), now };
    await addProperty(tx, demo, place, { picture: pictures.get(demo.name), blobs, clock, person, senders });
    await assign(tx, people, demo, place);
  }
  return true;
}

/**
 * Loads the demo associations, their people and workspaces: all or nothing, and nothing when they are there already.
 * Returns whether it loaded them.
 */
export async function loadDemo(
  database: Database,
  { clock, storage, hashPassword, progress }: DemoOptions,
): Promise<boolean> {
  const blobs = new BlobStore({ database, clock, storage });
  const people = await preparePeople(hashPassword);
  const ids: WorkspaceIds = { northlake: newId(), 'lone-star': newId() };
  progress?.('loading the demo data: drawing pictures, making documents');
  const pictures = await storePictures(blobs, ids, clock.now());
  let isLoaded = false;
  try {
    isLoaded = await database.system((tx) =>
      addAll(tx, { people, ids, pictures }, { clock, blobs, progress }),
    );
    return isLoaded;
  } finally {
    if (!isLoaded)
      for (const { illustration, photos, files } of pictures.values())
        for (const stored of [illustration, ...[...photos, ...files].map((each) => each.stored)])
          await blobs.dropUnentered(stored);
  }
}
