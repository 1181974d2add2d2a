import { ROLES, type RoleName } from '@roofline/schema/account/account';
import { readCategories, withCategories } from '../src/component/categories';
import { appendCategories, insertComponents, newComponentBatches } from '../src/component/repository';
import type { Clock } from '../src/platform/clock';
import type { Database, Tx } from '../src/platform/database';
import { newId } from '../src/platform/ids';
import type { Progress } from '../src/platform/process/progress';
import { BlobStore } from '../src/platform/blobs/store';
import type { Storage } from '../src/platform/files/storage';
import { recomputePlans } from '../src/plan/service';
import { closedYears } from './property/closed-years';
import {
  DEMO_PASSWORD,
  DEMO_PEOPLE,
  DEMO_WORKSPACES,
  PLANNER,
  type DemoPerson,
  type Senders,
} from './people';
import { bytesOf, storeAllDocuments, storePictures, type PropertyBytes, type WorkspaceIds } from './bytes';
import { addFiles } from './file/load';
import { addDocuments, type StoredDocuments } from './file/plan-documents';
import type { LedgerServer } from './ledger/connect';
import { addLedger, readLedgers, type ReadLedgers } from './ledger/load';
import type { Targets } from './ledger/settle';
import { addMaintenance } from './maintenance';
import { addPhotos } from './photo/load';
import { addPlans } from './plans';
import { addProjects, type ProjectsOf } from './project/load';
import { demoProperties, type DemoProperty, type WorkspaceKey } from './property/property';
import {
  asTenant,
  assignProperty,
  insertClosedYears,
  insertMembership,
  insertProperty,
  insertUsers,
  insertWorkspace,
  settleNotifications,
} from './repository';
import { componentRows, financialRows, propertyRow, studyRows, type DemoPlace } from './property/rows';
import { demoYears } from './property/years';

export interface DemoOptions {
  clock: Clock;
  storage: Storage;
  hashPassword: (password: string) => Promise<string>;
  progress?: Progress;
  /** The server of the connected association's ledger, where one runs. */
  ledgerServer?: LedgerServer | null;
}

/** What is newer waits to be read. */
const UNREAD_MS = 10 * 24 * 60 * 60_000;

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
  for (const [key, { name, companyName, ...has }] of Object.entries(DEMO_WORKSPACES)) {
    const workspaceId = ids[key as WorkspaceKey];
    const toggles = {
      featureToggleLoanAnalysis: has.hasLoanAnalysis,
      featureTogglePreventativeMaintenance: has.hasMaintenance,
    };
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
  documents: StoredDocuments | undefined;
  blobs: BlobStore;
  clock: Clock;
  person: Prepared;
  senders: Senders;
}

async function addProperty(
  tx: Tx,
  demo: DemoProperty,
  place: DemoPlace,
  { picture, documents, blobs, clock, person, senders }: AddingProperty,
): Promise<Pick<ProjectsOf, 'lines' | 'files'> & Pick<Targets, 'lineages'>> {
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
  const files = await addFiles(tx, place, picture?.files ?? [], { blobs, senders, lineages });
  await insertClosedYears(tx, closedYears(demo, place, years, `${person.firstName} ${person.lastName}`));
  await recomputePlans(tx, { workspaceId, propertyId, clock });
  const { fiscalYear } = years.at(-1)!;
  const adopted = await addPlans(tx, { ...place, fiscalYear, name: demo.name }, { clock, person });
  if (adopted && documents) await addDocuments(tx, place, documents, { blobs, clock, ...adopted });
  const current = rows.filter((row) => row.fiscalYear === fiscalYear);
  return { files, lineages, lines: new Map(current.map((row) => [row.name, row.propertyComponentId])) };
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

/** What is loaded: drawn and hashed before the transaction begins. */
interface Drawn {
  people: readonly Prepared[];
  ids: WorkspaceIds;
  pictures: ReadonlyMap<string, PropertyBytes>;
  documents: ReadonlyMap<string, StoredDocuments>;
  ledgers: ReadLedgers;
}

async function addAll(
  tx: Tx,
  { people, ids, pictures, documents, ledgers }: Drawn,
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
    const own = { picture: pictures.get(demo.name), documents: documents.get(demo.name) };
    const adding = { ...own, blobs, clock, person, senders };
    const made = await addProperty(tx, demo, place, adding);
    await assign(tx, people, demo, place);
    const named = { ...place, name: demo.name };
    await addMaintenance(tx, named, { lineages: made.lineages, today: clock.today() });
    const projects = await addProjects(tx, named, { ...made, clock, senders });
    await addLedger(tx, named, { read: ledgers, targets: { ...made, projects }, clock, senders });
  }
  await settleNotifications(
    tx,
    people.map(({ userId }) => userId),
    new Date(now.getTime() - UNREAD_MS),
  );
  return true;
}

/**
 * Loads the demo associations, their people and workspaces: all or nothing, and nothing when they are there already.
 * Returns whether it loaded them.
 */
export async function loadDemo(
  database: Database,
  { clock, storage, hashPassword, progress, ledgerServer = null }: DemoOptions,
): Promise<boolean> {
  const blobs = new BlobStore({ database, clock, storage });
  const people = await preparePeople(hashPassword);
  const ids: WorkspaceIds = { northlake: newId(), 'lone-star': newId() };
  progress?.('loading the demo data: drawing pictures, making documents');
  const pictures = await storePictures(blobs, ids, clock.now());
  const documents = await storeAllDocuments(blobs, ids, clock);
  let isLoaded = false;
  try {
    const ledgers = await readLedgers(clock, ledgerServer);
    isLoaded = await database.system((tx) =>
      addAll(tx, { people, ids, pictures, documents, ledgers }, { clock, blobs, progress }),
    );
    return isLoaded;
  } finally {
    if (!isLoaded) for (const stored of bytesOf(pictures, documents)) await blobs.dropUnentered(stored);
  }
}
