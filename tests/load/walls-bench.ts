import { sql } from 'drizzle-orm';
import { dataBody } from '@roofline/schema/value/problem';
import { propertySearchAnswer, propertySearchInput } from '@roofline/schema/property/property';
import { workActor, type Actor } from '@roofline/api/platform/actor';
import {
  buildTestApp,
  seedUser,
  seedWorkspace,
  signedIn,
  type TestApp,
} from '@roofline/api/platform/testing';
import { searchPage } from '@roofline/api/property/search/service';
import { median, type BenchResult } from './results';

const PROPERTIES = 200;
const ASKED = 300;
const WARMING = 50;
const OPEN = '/bench/properties';

interface List {
  service: TestApp;
  headers: { authorization: string };
}

/** The service with the same list beside it: no token looked up, no role taken, every row in sight of the database. */
async function openList(): Promise<List> {
  const known: { actor?: Actor } = {};
  const service = await buildTestApp({
    routes: (app, { database, clock }) => {
      const schema = { body: propertySearchInput, response: { 200: dataBody(propertySearchAnswer) } };
      app.post(OPEN, { config: { isPublic: true }, schema }, async (request) => ({
        data: await database.system(async (tx) => {
          await tx.execute(sql`set local role none`);
          return searchPage(tx, { actor: known.actor!, clock }, request.body);
        }),
      }));
    },
  });
  const { database, clock } = service;
  const { workspaceId } = await seedWorkspace(database, { name: 'Bench' });
  const user = await seedUser(database, { [workspaceId]: 'Admin' });
  known.actor = {
    ...workActor([workspaceId]),
    userId: user.userId,
    isStaff: false,
    memberships: [{ workspaceId, workspaceUserId: user.userId, role: 'Admin', name: '', companyName: '' }],
  };
  await database.tenant(workActor([workspaceId]), (tx) =>
    tx.execute(sql`insert into property (workspace_id, property_id, name, address_line1, city, state, zip_code, year_built,
        property_type_id, is_condo_converted, number_of_units, search_text, created_at, updated_at)
      select ${workspaceId}::uuid, gen_random_uuid(), 'Court ' || md5(n::text), '1 Main Street', 'Mobile', 'AL', '36602', 1990,
        1, false, 12, 'court', now(), now() from generate_series(1, ${PROPERTIES}::int) n`),
  );
  return { service, headers: await signedIn(database, clock, user.userId) };
}

async function timed({ service, headers }: List, url: string): Promise<number> {
  const began = performance.now();
  const answer = await service.app.inject({ method: 'POST', url, headers, payload: {} });
  const took = performance.now() - began;
  if (answer.statusCode !== 200 || answer.json().data.items.length !== 20) throw new Error(answer.body);
  return took;
}

async function benchOn(kind: string): Promise<BenchResult> {
  const list = await openList();
  const times = { walled: [] as number[], open: [] as number[] };
  // In turn, so that other work on the machine affects both.
  for (let n = 0; n < ASKED; n += 1) {
    const [walled, open] = [await timed(list, '/api/property/search'), await timed(list, OPEN)];
    if (n < WARMING) continue;
    times.walled.push(walled);
    times.open.push(open);
  }
  await list.service.close();
  const [walled, open] = [median(times.walled), median(times.open)];
  return {
    name: `properties list with authorization and row security, ${kind}`,
    ratio: walled / open,
    detail: `median ${walled.toFixed(2)} ms, without them ${open.toFixed(2)} ms`,
    atMost: 1.5,
  };
}

/** Cost, for a page of the properties list, of looking up the caller and of row security under every statement. */
export async function runWallsBench(): Promise<BenchResult[]> {
  const { PG_URL } = process.env;
  delete process.env.PG_URL;
  const results = [await benchOn('embedded')];
  if (!PG_URL) return results;
  process.env.PG_URL = PG_URL;
  return [...results, await benchOn('PostgreSQL')];
}
