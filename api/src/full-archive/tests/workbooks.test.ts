import type { Job } from '@roofline/schema/job/job';
import type { Manifest } from '@roofline/schema/full-archive/manifest';
import { sql } from 'drizzle-orm';
import { buildUpkeep, type Upkeep } from '../../component/fixtures/upkeep';
import { workActor } from '../../platform/actor';
import { newId } from '../../platform/ids';
import { readZip } from '../../platform/zip/fixtures/read-zip';
import { newProperty } from '../../property/fixtures/cast';

let t: Upkeep;
beforeAll(async () => void (t = await buildUpkeep()));
afterAll(() => t.close());

/** Adds a property with two fiscal years, and a plan in each. */
async function twoYears(name: string): Promise<string> {
  const { propertyFinancial, ...details } = newProperty(name);
  const { propertyId } = await t.add('admin', {
    ...details,
    propertyFinancial: { ...propertyFinancial, startingFiscalYear: 2025 },
  });
  await t.call('admin', 'GET', `/api/year/skipsetup/${propertyId}/2026`);
  return propertyId;
}

async function archive(): Promise<{ manifest: Manifest; paths: string[] }> {
  const url = `/api/workspace/${t.workspaceId}/full-archive`;
  await t.call('admin', 'POST', url, { key: newId() });
  await t.runJobs();
  const { jobId } = (await t.call('admin', 'GET', url)).data as Job;
  const download = await t.app.inject({ url: `/api/job/${jobId}/download`, headers: t.as.admin });
  const parts = await readZip(download.rawPayload);
  return { manifest: JSON.parse(parts.get('manifest.json')!.toString()), paths: [...parts.keys()] };
}

test('has the workbooks of every fiscal year, also for deactivated properties', async () => {
  await twoYears('Open Court');
  const closedId = await twoYears('Closed Court');
  await t.database.tenant(workActor([t.workspaceId]), (tx) =>
    tx.execute(sql`update property set is_active = false where property_id = ${closedId}::uuid`),
  );
  const { manifest, paths } = await archive();
  expect(manifest.leftOut).toEqual([]);
  for (const name of ['Open Court', 'Closed Court']) {
    const workbooks = paths.filter((path) => path.startsWith(`Properties/${name}/Workbooks/`));
    const names = workbooks.map((path) => path.split('/').at(-1)!);
    expect(names).toEqual(
      expect.arrayContaining([
        'Activity.csv',
        'Projects.xlsx',
        'Components 2025.xlsx',
        'Components 2026.xlsx',
        'Percent funded 2025.xlsx',
        'Anticipated expenditures 2026.xlsx',
        'Plan Full funding 2026.xlsx',
      ]),
    );
    expect(new Set(names).size).toBe(names.length);
  }
});
