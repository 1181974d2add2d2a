import { GraphClient } from '../stack/graph-client';
import { newComponent, newKey, newProperty, seedAdmin, thisYear, type Admin } from '../stack/people';
import { endProcesses, startApiProcess, startBffProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { serviceData, type ServiceData } from '../stack/service-data';

const QUESTIONS = 1000;
const AT_ONCE = 10;

interface Tenant {
  admin: Admin;
  person: GraphClient;
  rest: RestClient;
  propertyId: string;
}

let data: ServiceData;
let tenants: [Tenant, Tenant];

beforeAll(async () => {
  data = await serviceData();
  const database = await data.open();
  const admins = [await seedAdmin(database, 'north'), await seedAdmin(database, 'south')];
  await database.close();
  const api = await startApiProcess(data.settings);
  const bff = await startBffProcess(api.url);
  const enter = async (admin: Admin): Promise<Tenant> => {
    const rest = new RestClient(api.url, { ...admin.headers });
    const body = newProperty(`Home of ${admin.email}`);
    const { propertyId } = await rest.ask<{ propertyId: string }>('POST', '/api/property', { body });
    const line = newComponent(`Roof of ${admin.email}`);
    await rest.ask('POST', `/api/component/property/${propertyId}`, { body: line });
    return { admin, rest, propertyId, person: await new GraphClient(bff.url).signInAs(admin.email) };
  };
  tenants = [await enter(admins[0]!), await enter(admins[1]!)];
});
afterAll(async () => {
  await endProcesses();
  await data.remove();
});

const SCREEN = `query ($own: ID!, $foreign: ID!, $year: Int!) { me { email }
  own: property(propertyId: $own) { name components(fiscalYear: $year) { items { name } } }
  foreign: property(propertyId: $foreign) { name } }`;

test('TN-6: 1,000 interleaved requests of two workspaces get no answer of the other workspace', async () => {
  const wrong: unknown[] = [];
  let asked = 0;
  const ask = async (): Promise<void> => {
    while (asked < QUESTIONS) {
      const which = (asked += 1) % 2;
      const [mine, other] = [tenants[which]!, tenants[1 - which]!];
      const variables = { own: mine.propertyId, foreign: other.propertyId, year: thisYear() };
      const data = (await mine.person.send(SCREEN, variables)).data;
      const { email } = mine.admin;
      const wanted = {
        me: { email },
        own: { name: `Home of ${email}`, components: { items: [{ name: `Roof of ${email}` }] } },
        foreign: null,
      };
      if (JSON.stringify(data) !== JSON.stringify(wanted)) wrong.push(data);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  expect(wrong).toEqual([]);
});

test('TN-6: one key used by two people creates one property for each, and neither gets the other’s answer', async () => {
  const key = newKey();
  const add = (tenant: Tenant) =>
    tenant.rest.ask<{ propertyId: string; workspaceId: string }>('POST', '/api/property', {
      body: newProperty('Same Court'),
      key,
    });
  for (let round = 0; round < 2; round += 1) {
    const [north, south] = await Promise.all([add(tenants[0]), add(tenants[1])]);
    expect(north.propertyId).not.toBe(south.propertyId);
    expect([north.workspaceId, south.workspaceId]).toEqual(tenants.map(({ admin }) => admin.workspaceId));
  }
});
