import type { FastifyReply } from 'fastify';
import { id } from '@roofline/schema/fixtures/id';
import { COOKIE, HOST, TOKEN } from '../../testing/harness';
import { listening } from '../../testing/listening';

const on = listening();
const { upstream } = on;

const P = id(1);
const EXPORT = `/api/component/property/${P}/export`;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const get = (url: string, headers: Record<string, string> = { cookie: COOKIE }) =>
  on.built.app.inject({ url, headers: { host: HOST, ...headers } });

const REPORT = `/api/reports/percentfunded/${P}/2026.pdf`;
const PDF = 'application/pdf';

describe('calendar feeds', () => {
  const SECRET = `${'Ab-_'.repeat(10)}xyz`;
  const serve = (reply: (to: FastifyReply) => unknown) =>
    upstream.on('GET', `/api/calendar/${SECRET}.ics`, (_request, to) => reply(to));

  it('are for whoever has the address, and for no search engine and no cache', async () => {
    serve((to) => to.type('text/calendar; charset=utf-8').send('BEGIN:VCALENDAR\r\n'));
    const answer = await get(`/calendar/${SECRET}.ics`, {});
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe('BEGIN:VCALENDAR\r\n');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="calendar.ics"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
  });

  it('that are gone are not found, and what is no calendar is not passed on', async () => {
    serve((to) => to.code(404).send({ error: { errors: [{ code: 'notFound', detail: 'Not found.' }] } }));
    expect((await get(`/calendar/${SECRET}.ics`, {})).statusCode).toBe(404);
    serve((to) => to.type('text/html').send('<script>'));
    expect((await get(`/calendar/${SECRET}.ics`, {})).statusCode).toBe(503);
  });

  it.each(['x.ics', `${SECRET}`, `${SECRET}.ics.html`, `..%2fproperty%2f${P}`, ''])(
    'are not asked for under %s',
    async (form) => {
      upstream.calls.length = 0;
      expect((await get(`/calendar/${form}`, {})).statusCode).toBe(404);
      expect(upstream.calls).toEqual([]);
    },
  );
});

describe('documents', () => {
  it.each([
    [
      `/download/report/${P}/2026/percent-funded.pdf?years=5&planId=current&x=1`,
      `${REPORT}?years=5&planId=current`,
      PDF,
    ],
    [
      `/download/report/${P}/2026/anticipated-expenditures.xlsx?category=A%26B`,
      `/api/reports/anticipatedexpenditures/${P}/2026.xlsx?category=A%26B`,
      XLSX,
    ],
    [
      `/download/report/${P}/2026/component-inventory.pdf`,
      `/api/reports/componentinventory/${P}/2026.pdf`,
      PDF,
    ],
    [`/download/report/${P}/photos.pdf?perPage=6&x=1`, `/api/reports/photos/${P}/pdf?perPage=6`, PDF],
    [`/download/plan/${P}/packet.pdf`, `/api/plan/${P}/packet`, PDF],
    [`/download/plan/${P}/workbook.xlsx`, `/api/plan/${P}/workbook`, XLSX],
    [`/download/plan/${P}/disclosure.pdf`, `/api/plan/${P}/disclosure/pdf`, PDF],
    [
      `/download/activity/${P}?type=plan&search=roof&x=1`,
      `/api/activity/${P}/export?type=plan&search=roof`,
      'text/csv',
    ],
    [`/download/projects/${P}`, `/api/project/property/${P}/export`, XLSX],
    [`/download/adoption-file/${P}`, `/api/plan/adoption/file/${P}`, 'image/png'],
  ])('streams %s', async (url, rest, type) => {
    upstream.on('GET', rest.split('?')[0]!, (_request, reply) =>
      reply
        .type(type)
        .header('content-disposition', 'attachment; filename="Oak.bin"')
        .send(Buffer.alloc(70_000, 7)),
    );
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(Buffer.alloc(70_000, 7))).toBe(true);
    expect(upstream.calls[0]!.url).toBe(rest);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="Oak.bin"',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it.each([
    `/download/report/${P}/2026/percent-funded.html`,
    `/download/report/${P}/2026/percent-funded`,
    `/download/report/${P}/2026/percent-funded.pdf.pdf`,
    `/download/report/${P}/2026/constructor.pdf`,
    `/download/report/no-id/2026/percent-funded.pdf`,
    `/download/report/no-id/photos.pdf`,
    `/download/plan/${P}/toString`,
    `/download/plan/${P}/packet.xlsx`,
    '/download/adoption-file/x',
  ])('does not know %s and makes no call', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
    expect(upstream.calls).toHaveLength(0);
  });

  it('passes on a refusal, and no type other than the requested one', async () => {
    upstream.on('GET', REPORT, (_request, reply) =>
      reply
        .code(422)
        .send({ error: { errors: [{ code: 'invalid', detail: 'Years should be from 5 to 30' }] } }),
    );
    const refused = await get(`/download/report/${P}/2026/percent-funded.pdf?years=2`);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().error.errors[0].detail).toBe('Years should be from 5 to 30');
    upstream.on('GET', `/api/plan/${P}/packet`, (_request, reply) => reply.type('text/html').send('<b>'));
    expect((await get(`/download/plan/${P}/packet.pdf`)).statusCode).toBe(503);
  });
});

describe('downloads', () => {
  it('sends a workbook as an attachment that is never cached', async () => {
    upstream.on('GET', EXPORT, (_request, reply) =>
      reply.type(XLSX).header('content-disposition', `attachment; filename="Oak.xlsx"; filename*=UTF-8''Oak.xlsx`).send(Buffer.alloc(70_000, 7)),
    ); // prettier-ignore
    const answer = await get(`/download/components/${P}/2026.xlsx`);
    expect(answer.rawPayload.equals(Buffer.alloc(70_000, 7))).toBe(true);
    expect(upstream.calls[0]!.url).toBe(`${EXPORT}?fiscalYear=2026`);
    expect(answer.headers).toMatchObject({
      'content-type': XLSX, 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox", 'content-disposition': `attachment; filename="Oak.xlsx"; filename*=UTF-8''Oak.xlsx`,
    }); // prettier-ignore
  });

  it.each(['inline', 'attachment; filename="a\\"b"', 'attachment; filename=x.html', ''])(
    'chooses the file name itself when given %j',
    async (given) => {
      upstream.on('GET', EXPORT, (_request, reply) =>
        reply.type(XLSX).header('content-disposition', given).send('x'),
      );
      expect((await get(`/download/components/${P}/2026.xlsx`)).headers['content-disposition']).toBe(
        'attachment; filename="components-2026.xlsx"',
      );
    },
  );

  it('makes no call without a session, or for a token in the URL', async () => {
    expect((await get(`/download/property-image/${P}`, {})).statusCode).toBe(401);
    expect((await get(`/download/property-image/${P}?token=${TOKEN}`, {})).statusCode).toBe(400);
    expect((await get(`/download/components/${P}/2026.html`)).statusCode).toBe(404);
    expect(upstream.calls).toEqual([]);
  });

  it('ends the connection when the service stops in the middle, and stops reading when the client disconnects', async () => {
    upstream.on('GET', EXPORT, (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': XLSX, 'content-length': '1000000' });
      reply.raw.write(Buffer.alloc(1000));
      setTimeout(() => reply.raw.destroy(), 50);
    });
    const url = `http://127.0.0.1:${on.port}/download/components/${P}/2026.xlsx`;
    await expect(
      fetch(url, { headers: { cookie: COOKIE } }).then((answer) => answer.arrayBuffer()),
    ).rejects.toThrow();
    upstream.on('GET', EXPORT, (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': XLSX });
      reply.raw.write(Buffer.alloc(1000));
    });
    const leave = new AbortController();
    await fetch(url, { headers: { cookie: COOKIE }, signal: leave.signal });
    leave.abort();
    await vi.waitFor(() => expect(upstream.live).toBe(0), { timeout: 60_000 });
  });
});

it.each([
  ['template.xlsx', '/template', 'export-map-template.xlsx'],
  ['2026.xlsx', '/components?fiscalYear=2026', 'components-2026.xlsx'],
])('%s of an export map is the workbook at %s', async (file, path, name) => {
  const url = `/api/admin/exportmap/${P}${path}`;
  upstream.on('GET', url.split('?')[0]!, (_request, reply) => reply.type(XLSX).send('x'));
  const answer = await get(`/download/export-map/${P}/${file}`);
  expect(answer.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
  expect((await get(`/download/export-map/${P}/${file.replace('xlsx', 'pdf')}`)).statusCode).toBe(404);
  expect(upstream.calls.map((call) => call.url)).toEqual([url]);
});
