import { openDatabase } from '@roofline/api/platform/store/open';
import { Cable } from '../../stack/cable';
import { halfEntities } from '../half-entities';
import { seedAdmin } from '../../stack/people';
import { startCluster, type Cluster } from '../../stack/postgres/cluster';
import { mustBeThere, postgresBin } from '../../stack/postgres/programs';
import { endProcesses, startApiProcess, type ServerProcess } from '../../stack/processes';
import { RestClient } from '../../stack/rest-client';
import { temporaryFolder } from '../../stack/service-data';
import { until } from '../../stack/until';
import { Writers } from './writers';

const isLeftOut = postgresBin === null && !mustBeThere;
if (isLeftOut)
  process.stdout.write('A PostgreSQL that goes away is left out: the package postgresql is not installed.\n');

const NOTHING = { lost: [], twice: [], unknown: [] };

(isLeftOut ? describe.skip : describe)('a PostgreSQL that goes away in the middle of load', () => {
  let primary: Cluster;
  let standby: Cluster | undefined;
  let address: Cable;
  let api: ServerProcess;
  let rest: RestClient;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;

  beforeAll(async () => {
    folder = await temporaryFolder();
    primary = await startCluster();
    const database = await openDatabase({ url: primary.url });
    const admin = await seedAdmin(database);
    await database.close();
    // The address that DATABASE_URL has and the server that stands behind it are two things.
    address = await Cable.to(primary.port);
    const url = new URL(primary.url);
    url.port = String(address.port);
    api = await startApiProcess({ DATA_DIR: folder.path, DATABASE_URL: url.href });
    rest = new RestClient(api.url, admin.headers);
  });
  afterAll(async () => {
    await endProcesses();
    address?.close();
    await standby?.remove();
    await primary?.remove();
    await folder?.remove();
  });

  const isServed = async () => (await rest.send('GET', '/api/property/all')).status === 200;

  /** What both tests ask of the service afterwards. */
  async function expectWhole(writers: Writers, url: string): Promise<void> {
    expect(writers.dishonest).toEqual([]);
    expect(await writers.compare()).toEqual(NOTHING);
    expect(await halfEntities({ url })).toEqual([]);
    expect(api.isAlive()).toBe(true);
    expect((await rest.send('GET', '/api/health/ready')).status).toBe(200);
  }

  test('restarted: each answer is a success or a refusal with Retry-After, and the service goes on without a restart', async () => {
    const writers = new Writers(rest, 'Restart');
    for (let turn = 0; turn < 2; turn += 1) {
      await writers.more(30);
      await primary.restart();
      await until(isServed);
    }
    await writers.more(30);
    await writers.stop();
    process.stdout.write(
      `Two restarts: ${writers.acknowledged.size} writes acknowledged, ${writers.refusals} refused.\n`,
    );
    await expectWhole(writers, primary.url);
  });

  test('killed, with its standby promoted: nothing acknowledged is lost, and the service is back within 10 seconds', async () => {
    standby = await primary.standby();
    const writers = new Writers(rest, 'Failover');
    await writers.more(60);
    await primary.kill();
    await until(() => writers.refusals > 0);
    const before = writers.acknowledged.size;
    // For a moment the address leads to a server that only reads.
    address.leadTo(standby.port);
    const refused = writers.refusals;
    await until(() => writers.refusals + writers.dishonest.length > refused + 20);
    await standby.promote();
    const promoted = performance.now();
    await until(isServed);
    await writers.more(1);
    const backAfter = performance.now() - promoted;
    await writers.more(30);
    await writers.stop();
    process.stdout.write(
      `Failover: ${before} writes acknowledged before it, ${writers.refusals} refused, back ${Math.round(backAfter)} ms after the promotion.\n`,
    );
    // Ten seconds are promised; a busy machine may take three times as long.
    expect(backAfter).toBeLessThan(30_000);
    await expectWhole(writers, standby.url);
  });
});
