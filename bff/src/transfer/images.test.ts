import type { FastifyReply } from 'fastify';
import { id } from '@roofline/schema/fixtures/id';
import { COOKIE, HOST } from '../../testing/harness';
import { listening } from '../../testing/listening';

const on = listening();
const { upstream } = on;

const P = id(1);
const IMAGE = `/api/property/${P}/profileimage`;

const get = (url: string) => on.built.app.inject({ url, headers: { host: HOST, cookie: COOKIE } });

describe('images', () => {
  it('may be cached for minutes only under its version', async () => {
    upstream.on('GET', IMAGE, (_request, reply) => reply.type('image/webp').send(Buffer.from('RIFF')));
    expect((await get(`/download/property-image/${P}?v=3`)).headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=300',
      'content-disposition': 'inline',
    });
    expect((await get(`/download/property-image/${P}`)).headers['cache-control']).toBe('private, no-store');
  });

  it.each([
    ['?v=3&size=small', '?size=small'],
    ['?v=3&size=huge&x=1', ''],
  ])('are asked for under %s in a size that they may have', async (query, asked) => {
    upstream.on('GET', IMAGE, (_request, reply) => reply.type('image/webp').send(Buffer.from('RIFF')));
    upstream.calls.length = 0;
    await get(`/download/property-image/${P}${query}`);
    expect(upstream.calls).toMatchObject([{ url: `${IMAGE}${asked}` }]);
  });

  it.each([
    [
      'HTML instead of an image',
      (reply: FastifyReply) => reply.type('text/html').send('<script>1</script>'),
      503,
    ],
    ['SVG instead of an image', (reply: FastifyReply) => reply.type('image/svg+xml').send('<svg/>'), 503],
    [
      'foreign',
      (reply: FastifyReply) =>
        reply.code(404).send({ error: { errors: [{ code: 'notFound', detail: 'Not found.' }] } }),
      404,
    ],
    [
      'session ended',
      (reply: FastifyReply) => reply.code(401).send({ error: { errors: [{ code: 'x', detail: 'inner' }] } }),
      401,
    ],
    [
      'role',
      (reply: FastifyReply) =>
        reply.code(403).send({ error: { errors: [{ code: 'forbidden', detail: 'No.' }] } }),
      403,
    ],
    [
      'fault',
      (reply: FastifyReply) =>
        reply.code(500).send({ error: { errors: [{ code: 'x', detail: 'at /srv' }] } }),
      500,
    ],
  ])('answer a problem in JSON: %s', async (_name, answerWith, status) => {
    upstream.on('GET', IMAGE, (_request, reply) => answerWith(reply));
    const answer = await get(`/download/property-image/${P}?v=1`);
    expect(answer.statusCode).toBe(status);
    expect(JSON.parse(answer.body).error.errors).toHaveLength(1);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).not.toMatch(/script|svg|srv|inner/);
  });
});
