import { sql } from 'drizzle-orm';
import { rowsOf } from '../platform/database';
import { buildCast, newProperty, type Cast } from '../property/fixtures/cast';

let cast: Cast;
beforeAll(async () => {
  cast = await buildCast();
});
afterAll(() => cast.close());

const KEPT = ['photo', 'plan', 'project', 'property_file', 'reserve_study'];
const STUDY = { date: '2024-03-01', reserveStudyTypeId: 1 };

test('the database records when plans, studies, projects, files and photos change, whatever changes them', async () => {
  const kept = await cast.database.system((tx) =>
    rowsOf<{ name: string }>(
      tx,
      sql`select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
        where p.proname = 'keep_updated_at' and t.tgenabled = 'O' order by 1`,
    ),
  );
  expect(kept.map(({ name }) => name)).toEqual(KEPT);
});

test('a study says when it was changed last', async () => {
  const { propertyId } = await cast.add('manager', newProperty('Studied'));
  const url = `/api/property/${propertyId}/reservestudy`;
  const headers = cast.as.manager;
  const added = await cast.app.inject({ method: 'POST', url, headers, payload: STUDY });
  const { propertyReserveStudyId, updatedAt } = added.json().data;
  await new Promise((resolve) => setTimeout(resolve, 5));
  const changed = await cast.app.inject({
    method: 'PUT',
    url: `${url}/${propertyReserveStudyId}`,
    headers: { ...headers, 'if-match': '"1"' },
    payload: { ...STUDY, providerName: 'Apex' },
  });
  const { updatedAt: then } = changed.json().data;
  expect(Date.parse(then)).toBeGreaterThan(Date.parse(updatedAt));
  const [listed] = (await cast.app.inject({ url, headers })).json().data;
  expect(listed.updatedAt).toBe(then);
});
