import { newProperty, seedAdmin } from '../stack/people';
import { endProcesses, startApiProcess } from '../stack/processes';
import { RestClient } from '../stack/rest-client';
import { DATABASES, serviceData, type ServiceData } from '../stack/service-data';
import { until } from '../stack/until';
import { Ledger } from '../faults/ledger';

const WRITES = 85;
const WRITERS = 6;
if (process.env.PG_URL === undefined)
  process.stdout.write('RL-1 on PostgreSQL is left out: PG_URL is not set.\n');

let data: ServiceData;
afterEach(async () => {
  await endProcesses();
  await data.remove();
});

test.each(DATABASES)(
  'RL-1: killed under load, the service answers within 10 seconds of its start, on $name',
  async ({ isEmbedded }) => {
    data = await serviceData({ isEmbedded });
    const database = await data.open();
    const { headers } = await seedAdmin(database);
    await database.close();
    const api = await startApiProcess(data.settings);
    const client = new RestClient(api.url, headers);
    const { propertyId } = await client.ask<{ propertyId: string }>('POST', '/api/property', {
      body: newProperty('Crash Court'),
    });
    const ledger = new Ledger([propertyId]);
    const writers = Array.from({ length: WRITERS }, () => ledger.write(client));
    await until(() => ledger.acknowledged >= WRITES || !api.isAlive());
    await api.end('SIGKILL');
    await Promise.all(writers);
    const next = await startApiProcess(data.settings);
    expect((await client.at(next.url).send('GET', '/api/health/ready')).status).toBe(200);
    expect(next.tookMs).toBeLessThan(10_000);
  },
);
