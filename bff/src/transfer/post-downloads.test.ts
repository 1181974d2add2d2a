import { id } from '@roofline/schema/fixtures/id';
import { COOKIE, HOST, TOKEN } from '../../testing/harness';
import { listening } from '../../testing/listening';

const on = listening();
const { upstream } = on;

const REST = '/api/file/bulk/download';
const ZIP = 'application/zip';
const JSON_BODY = JSON.stringify({ propertyFileIds: [id(1), id(2)] });
const asPage = { cookie: COOKIE, 'content-type': 'application/json', 'x-requested-with': 'roofline' };
const asForm = {
  cookie: COOKIE,
  'content-type': 'application/x-www-form-urlencoded',
  origin: `http://${HOST}`,
};
/** As a browser posts it from a page that sends no referrer. */
const asNamelessForm = {
  ...asForm,
  origin: 'null',
  'sec-fetch-site': 'same-origin',
  'sec-fetch-mode': 'navigate',
};
const post = (payload: string, headers: Record<string, string>, query = '') =>
  on.built.app.inject({
    method: 'POST',
    url: `/download/files${query}`,
    payload,
    headers: { host: HOST, ...headers },
  });
const serve = () =>
  upstream.on('POST', REST, (_request, reply) =>
    reply
      .type(ZIP)
      .header('content-disposition', 'attachment; filename="Oak files.zip"')
      .send(Buffer.alloc(70_000, 7)),
  );

describe('many files as one zip', () => {
  it.each([
    ['JSON of the page', JSON_BODY, asPage],
    ['a form of the page', `propertyFileIds=${id(1)}&propertyFileIds=${id(2)}`, asForm],
    [
      'a form of the page that names no origin',
      `propertyFileIds=${id(1)}&propertyFileIds=${id(2)}`,
      asNamelessForm,
    ],
    [
      'JSON with a token',
      JSON_BODY,
      { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    ],
  ])('streams what is asked for by %s', async (_how, payload, headers) => {
    serve();
    const answer = await post(payload, headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(Buffer.alloc(70_000, 7))).toBe(true);
    expect(upstream.calls[0]!.body).toEqual({ propertyFileIds: [id(1), id(2)], folderIds: [] });
    expect(answer.headers).toMatchObject({
      'content-type': ZIP,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': 'attachment; filename="Oak files.zip"',
    });
  });

  it.each([
    ['JSON without our header', JSON_BODY, { ...asPage, 'x-requested-with': '' }, 403],
    ['a form of another site', 'folderIds=', { ...asForm, origin: 'https://evil.example' }, 403],
    ['a form that names no origin', 'folderIds=', { ...asForm, origin: '' }, 403],
    ['a form of nobody', 'folderIds=', { ...asForm, origin: 'null' }, 403],
    [
      'a form of another site that names no origin',
      'folderIds=',
      { ...asNamelessForm, 'sec-fetch-site': 'cross-site' },
      403,
    ],
    [
      'a form of a sibling site that names no origin',
      'folderIds=',
      { ...asNamelessForm, 'sec-fetch-site': 'same-site' },
      403,
    ],
    [
      'a form that a script sends without an origin',
      'folderIds=',
      { ...asNamelessForm, 'sec-fetch-mode': 'no-cors' },
      403,
    ],
    [
      'JSON without an origin',
      JSON_BODY,
      { ...asPage, origin: 'null', 'sec-fetch-site': 'same-origin' },
      403,
    ],
    ['no session', JSON_BODY, { ...asPage, cookie: '' }, 401],
    ['what is no id', JSON.stringify({ propertyFileIds: ['../x'] }), asPage, 400],
    ['1,001 ids', JSON.stringify({ folderIds: Array.from({ length: 1001 }, () => id(1)) }), asPage, 400],
    ['a body of 200 KB', ' '.repeat(200_001), asPage, 413],
    ['another content type', 'x', { ...asPage, 'content-type': 'text/xml' }, 415],
  ])('refuses %s without a call', async (_what, payload, headers, status) => {
    serve();
    expect((await post(payload, headers)).statusCode).toBe(status);
    expect(upstream.calls).toEqual([]);
  });

  it('passes on a refusal in JSON', async () => {
    upstream.on('POST', REST, (_request, reply) =>
      reply.code(404).send({ error: { errors: [{ code: 'notFound', detail: 'Not found' }] } }),
    );
    const answer = await post(JSON_BODY, asPage);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().error.errors).toEqual([{ code: 'notFound', detail: 'Not found' }]);
  });

  it('says before a form is sent whether the zip would come, and reads none of it', async () => {
    serve();
    const answer = await post(JSON_BODY, asPage, '?check');
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    await vi.waitFor(() => expect(upstream.live).toBe(0), { timeout: 60_000 });
    upstream.on('POST', REST, (_request, reply) =>
      reply.code(409).send({ error: { errors: [{ code: 'beingMade', detail: 'Wait.' }] } }),
    );
    const refused = await post(JSON_BODY, asPage, '?check');
    expect([refused.statusCode, refused.json().error.errors[0].detail]).toEqual([409, 'Wait.']);
  });

  it('stops reading when the client disconnects', async () => {
    upstream.on('POST', REST, (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': ZIP });
      reply.raw.write(Buffer.alloc(1000));
    });
    const leave = new AbortController();
    const url = `http://127.0.0.1:${on.port}/download/files`;
    await fetch(url, { method: 'POST', body: JSON_BODY, headers: asPage, signal: leave.signal });
    leave.abort();
    await vi.waitFor(() => expect(upstream.live).toBe(0), { timeout: 60_000 });
  });
});
