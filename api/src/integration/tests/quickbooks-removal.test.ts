import { sql } from 'drizzle-orm';
import type { IntegrationCredential } from '@roofline/schema/integration/credential';
import { quickBooksCast } from '../fixtures/quickbooks-cast';

const at = quickBooksCast();
const HOUR = 3_600_000;

async function remove({ integrationCredentialId, version }: IntegrationCredential): Promise<number> {
  const answer = await at.cast.app.inject({
    method: 'DELETE',
    url: `/api/integration/credentials/${integrationCredentialId}`,
    headers: { ...at.cast.as.manager, 'if-match': `"${version}"` },
  });
  return answer.statusCode;
}
const signedIn = async (realmId = at.newCompany()) => (await at.signIn(realmId)).data.credential;
const newest = () => at.books.refreshTokens().at(-1)!;
const asked = () => at.books.requests.filter((path) => path.includes('tokens/revoke')).length;

describe('a removed credential of QuickBooks Online', () => {
  test('hands its permission back once, and is never stored unencrypted until then', async () => {
    const credential = await signedIn();
    const token = newest();
    expect(await remove(credential)).toBe(204);
    expect(at.books.handedBack).not.toContain(token);
    const jobs = await at.cast.database.system((tx) => tx.execute(sql`select input::text as input from job`));
    expect(JSON.stringify(jobs)).toContain(credential.integrationCredentialId);
    expect(JSON.stringify(jobs)).not.toMatch(/planted/);
    await at.runAll();
    expect(at.books.handedBack).toContain(token);
    const before = asked();
    await at.runAll();
    expect(asked()).toBe(before);
  });

  test('is removed immediately while Intuit is down, and its permission is handed back later', async () => {
    const credential = await signedIn();
    const token = newest();
    at.books.failNext('tokens/revoke', { status: 503 }, { status: 500 });
    expect(await remove(credential)).toBe(204);
    for (const n of [1, 2]) {
      await at.runAll();
      expect(at.books.handedBack, `try ${n}`).not.toContain(token);
      at.later(HOUR);
    }
    await at.runAll();
    expect(at.books.handedBack).toContain(token);
  });

  test('sends only one request for a permission that Intuit no longer knows', async () => {
    const realmId = at.newCompany();
    const credential = await signedIn(realmId);
    at.books.revoke(realmId);
    const before = asked();
    expect(await remove(credential)).toBe(204);
    await at.runAll();
    at.later(HOUR);
    await at.runAll();
    expect(asked()).toBe(before + 1);
  });

  test('does not affect a company that someone has connected again in the meantime', async () => {
    const realmId = at.newCompany();
    expect(await remove(await signedIn(realmId))).toBe(204);
    await signedIn(realmId);
    const token = newest();
    const before = asked();
    await at.runAll();
    expect(asked()).toBe(before);
    expect(at.books.refreshTokens()).toContain(token);
  });
});
