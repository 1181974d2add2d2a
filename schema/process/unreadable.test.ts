import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerUnreadable } from './unreadable';

let server: Server;
beforeAll(async () => {
  server = createServer((_request, response) => response.end('fine'));
  server.on('clientError', answerUnreadable);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => new Promise((done) => server.close(done)));

/** Everything that comes back until the server closes the connection. */
function answerTo(text: string): Promise<string> {
  return new Promise((done, refuse) => {
    let all = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (part: string) => (all += part));
    socket.on('error', refuse).on('end', () => done(all));
  });
}

const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as object;

it.each([
  ['an address over the limit', `GET /?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431, 'tooLarge'],
  ['bytes that are no HTTP', 'hello\r\n\r\n', 400, 'unreadable'],
])('answers %s like every other failure, and closes the connection', async (_name, text, status, code) => {
  const answer = await answerTo(text);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toContain('\r\nConnection: close\r\n');
  expect(bodyOf(answer)).toEqual({
    error: { errors: [{ code, detail: expect.stringContaining('request') }] },
  });
});

it('says nothing more to a client that has hung up', () => {
  const written: string[] = [];
  const gone = { destroyed: true, writable: true, end: (text: string) => written.push(text) };
  answerUnreadable(new Error('gone'), gone as never);
  answerUnreadable(Object.assign(new Error(), { code: 'ECONNRESET' }), {
    ...gone,
    destroyed: false,
  } as never);
  expect(written).toEqual([]);
});
