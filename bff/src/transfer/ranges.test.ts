import { id } from '@roofline/schema/fixtures/id';
import { COOKIE, HOST } from '../../testing/harness';
import { listening } from '../../testing/listening';

const on = listening();
const { upstream } = on;

const P = id(1);
const EXPORT = `/api/component/property/${P}/export`;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const get = (url: string, headers: Record<string, string>) =>
  on.built.app.inject({ url, headers: { host: HOST, ...headers } });

describe('a stored file', () => {
  const JOB = `/api/job/${P}/download`;
  const ask = (headers: Record<string, string>) => get(`/download/job/${P}`, { cookie: COOKIE, ...headers });
  const part = { 'content-range': 'bytes 5-9/10', 'accept-ranges': 'bytes', etag: '"b1"' };

  it('of which a download was cut off goes on where it ended', async () => {
    let asked: Record<string, unknown> = {};
    upstream.on('GET', JOB, ({ headers }, reply) => {
      asked = headers;
      return reply.code(206).headers(part).type('application/zip').send('world');
    });
    const answer = await ask({ range: 'bytes=5-', 'if-range': '"b1"' });
    expect([answer.statusCode, answer.body]).toEqual([206, 'world']);
    expect(answer.headers).toMatchObject({ ...part, 'content-type': 'application/zip' });
    expect(asked).toMatchObject({ range: 'bytes=5-', 'if-range': '"b1"' });
  });

  it('says from the beginning that it can be gone on with', async () => {
    upstream.on('GET', JOB, (_request, reply) =>
      reply.headers({ 'accept-ranges': 'bytes', etag: '"b1"' }).type('application/zip').send('hello'),
    );
    const answer = await ask({});
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'accept-ranges': 'bytes', etag: '"b1"' });
  });

  it('has no part behind its end', async () => {
    upstream.on('GET', JOB, (_request, reply) =>
      reply
        .code(416)
        .send({ error: { errors: [{ code: 'outOfRange', detail: 'The file has no such part' }] } }),
    );
    expect((await ask({ range: 'bytes=99-' })).statusCode).toBe(416);
  });

  it('is another thing than a document that is drawn each time', async () => {
    let asked: Record<string, unknown> = {};
    upstream.on('GET', EXPORT, ({ headers }, reply) => {
      asked = headers;
      return reply.code(206).headers(part).type(XLSX).send('x');
    });
    const url = `/download/components/${P}/2026.xlsx`;
    expect((await get(url, { cookie: COOKIE, range: 'bytes=5-' })).statusCode).toBe(503);
    expect(asked.range).toBeUndefined();
  });
});
