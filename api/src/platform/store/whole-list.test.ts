import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import { component } from '../../component/tables';
import { lineRow, seedFundedProperty } from '../../plan/fixtures/funded-property';
import { workActor } from '../actor';
import type { Database } from '../database';
import { openTestDatabase, seedWorkspace } from '../testing';
import { selectWholeList } from './whole-list';

let database: Database;
let workspaceId: string;
let propertyId: string;

const cost = { currentCost: 9_007_199_254_740_991, usefulLife: 20, remainingUsefulLife: 5 };

beforeAll(async () => {
  database = await openTestDatabase();
  ({ workspaceId } = await seedWorkspace(database));
  propertyId = await seedFundedProperty(database, workspaceId, {
    lines: [
      { name: 'Roof', ...cost },
      { name: 'Pool "deep", ½ [x]', ...cost },
    ],
  });
  await database.tenant(workActor([workspaceId]), async (tx) => {
    const row = lineRow({ workspaceId, propertyId, fiscalYear: 2026 }, { name: 'Gate', ...cost });
    await tx.insert(component).values({ ...row, location: 'North', notes: 'a\nb', isOneTime: true });
  });
});
afterAll(() => database.close());

const orderBy = [asc(component.nameKey), asc(component.propertyComponentId)];
const of = (year: number) => and(eq(component.propertyId, propertyId), eq(component.fiscalYear, year));

it('equals what the driver reads cell by cell: texts, dates, large numbers and nulls', async () => {
  const [whole, plain] = await database.tenant(workActor([workspaceId]), async (tx) => [
    await selectWholeList(tx, component, getTableColumns(component), { where: of(2026), orderBy }),
    await tx
      .select()
      .from(component)
      .where(of(2026))
      .orderBy(...orderBy),
  ]);
  expect(whole).toEqual(plain);
  expect(whole.map(({ name, location }) => [name, location])).toEqual([
    ['Gate', 'North'],
    ['Pool "deep", ½ [x]', null],
    ['Roof', null],
  ]);
});

it('has only the requested columns, and is empty without rows', async () => {
  const read = (year: number) =>
    database.tenant(workActor([workspaceId]), (tx) =>
      selectWholeList(tx, component, { called: component.name }, { where: of(year), orderBy }),
    );
  expect(await read(2026)).toEqual([
    { called: 'Gate' },
    { called: 'Pool "deep", ½ [x]' },
    { called: 'Roof' },
  ]);
  expect(await read(2027)).toEqual([]);
});

it('shows no row of another workspace', async () => {
  const { workspaceId: other } = await seedWorkspace(database);
  const rows = await database.tenant(workActor([other]), (tx) =>
    selectWholeList(tx, component, { name: component.name }, { where: of(2026), orderBy }),
  );
  expect(rows).toEqual([]);
});
