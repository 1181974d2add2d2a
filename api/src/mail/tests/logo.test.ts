import { eq } from 'drizzle-orm';
import { openPeople, type People } from '../../account/fixtures/people';
import { newId } from '../../platform/ids';
import { pngOf } from '../../platform/images/fixtures/png';
import { multipartBody } from '../../platform/upload/fixtures/multipart';
import { workspace } from '../../workspace/tables';
import { startMailServer, type MailServer } from '../fixtures/smtp';
import { drawLetter, withoutLogo } from '../letter';

let t: People;
let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
  t = await openPeople({ config: { SMTP_URL: server.url, PUBLIC_URL: 'https://app.example.org' } });
  const { payload, contentType } = multipartBody([
    { field: 'file', fileName: 'logo.png', type: 'image/png', bytes: pngOf(900, 300) },
  ]);
  const headers = { ...t.admin, 'content-type': contentType, 'idempotency-key': newId() };
  const sent = await t.app.inject({ method: 'POST', url: '/api/workspace/logo', headers, payload });
  expect(sent.statusCode).toBe(200);
});
afterEach(async () => {
  await t.close();
  await server.close();
});

const label = (isPrivateLabel: boolean) =>
  t.database.system((tx) =>
    tx.update(workspace).set({ isPrivateLabel }).where(eq(workspace.workspaceId, t.workspaceId)),
  );
async function mailTo(email: string, beforeItLeaves: () => Promise<unknown> = async () => {}) {
  const invited = { email, roleName: 'Member', propertyIds: [] };
  expect((await t.send('POST', '/api/workspace/invite', invited, t.admin)).statusCode).toBe(201);
  await beforeItLeaves();
  await t.runJobs();
  return server.received.find(({ to }) => to === email)!.raw;
}
const pictureIn = (raw: string) =>
  /Content-ID: <logo>\r\n(?:.+\r\n)*\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw)?.[1];

test('a mail of a private label attaches its small logo, with the name as alternative text', async () => {
  expect(pictureIn(await mailTo('before@example.test'))).toBeUndefined();
  await label(true);
  const raw = await mailTo('after@example.test');
  const png = Buffer.from(pictureIn(raw)!, 'base64');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([480, 160]);
  const shown = raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  expect(shown).toMatch(/<img\s+src="cid:logo"\s+alt="Northlake Inc\."/);
  expect(raw).not.toMatch(/src=(3D)?"https?:/);
});

test('a mail names the company in words if the label ended or the logo was lost before it left', async () => {
  await label(true);
  for (const [email, change] of [
    ['off@example.test', () => label(false)],
    ['lost@example.test', loseLogo],
  ] as const) {
    await label(true);
    const raw = await mailTo(email, change);
    expect([email, pictureIn(raw)]).toEqual([email, undefined]);
    expect(raw).not.toContain('cid:logo');
    expect(raw).toContain('Northlake Inc.');
  }
});

async function loseLogo(): Promise<void> {
  for await (const { key } of t.storage.list('blob')) await t.storage.remove(key);
}

test('a name with any characters stays a name when the logo is left out', () => {
  const sender = {
    name: '"><b>$1 & Co',
    accent: '#000000',
    button: '#000000',
    onButton: '#ffffff',
    logoOf: newId(),
  };
  const letter = { subject: 'News', greeting: 'Hello,', paragraphs: [], notes: [] };
  const { html } = drawLetter(letter, 'https://app.example', sender);
  expect(html).toContain('cid:logo');
  const without = withoutLogo(html);
  expect(without).not.toContain('<img');
  expect(without).toContain('&quot;&gt;&lt;b&gt;$1 &amp; Co');
});
