import { connect, type AddressInfo } from 'node:net';
import { buildCast, type Cast } from '../fixtures/cast';
import { pngOf } from '../../platform/images/fixtures/png';
import { postChunked } from '../../platform/upload/fixtures/chunked';
import { multipartBody } from '../../platform/upload/fixtures/multipart';

// UP-1: the limit counts the bytes that really arrive.
let cast: Cast;
beforeAll(async () => {
  cast = await buildCast();
});
afterAll(() => cast.close());

const url = () => `/api/property/${cast.home}/profileimage`;
const formOf = (bytes: Buffer) =>
  multipartBody([{ field: 'file', fileName: 'a.png', type: 'image/png', bytes }]);
const post = ({ bytes }: { bytes: Buffer }) => {
  const { payload, contentType } = formOf(bytes);
  const headers = { ...cast.as.manager, 'content-type': contentType };
  return cast.app.inject({ method: 'POST', url: url(), headers, payload });
};
const problem = (answer: { json(): { error: { errors: { detail: string }[] } } }) =>
  answer.json().error.errors[0]!;

/** Returns a valid PNG of exactly so many bytes, padded with a private chunk. */
const sized = (bytes: number) => pngOf(40, 40, bytes);

test('accepts 5,000,000 bytes and refuses one more', async () => {
  expect(sized(5_000_000)).toHaveLength(5_000_000);
  expect((await post({ bytes: sized(5_000_000) })).statusCode).toBe(200);
  const before = await cast.everything();
  const answer = await post({ bytes: sized(5_000_001) });
  expect([answer.statusCode, problem(answer).detail]).toEqual([413, 'File is too large.']);
  expect((await post({ bytes: sized(9_000_000) })).statusCode).toBe(413);
  expect(await cast.everything()).toBe(before);
});

/** Uploads in chunks over a real connection, without a length. */
const chunked = (bytes: Buffer) => {
  const { payload, contentType } = formOf(bytes);
  const headers = { ...cast.as.manager, 'content-type': contentType };
  return postChunked(cast.app, url(), { payload, headers });
};

/** Announces 100 bytes and sends more; the rest belongs to no request. */
function lying(bytes: Buffer): Promise<string> {
  const { payload, contentType } = formOf(bytes);
  const { port } = cast.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const { authorization } = cast.as.manager;
  socket.write(
    `POST ${url()} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: ${authorization}\r\nContent-Type: ${contentType}\r\nContent-Length: 100\r\n\r\n`,
  );
  socket.write(payload);
  let answer = '';
  return new Promise((resolve) => {
    socket.on('data', (data) => (answer += data.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

test('counts the bytes while they stream, in chunks or with a false length', async () => {
  await cast.app.listen({ port: 0, host: '127.0.0.1' });
  expect(await chunked(sized(5_000_000))).toBe(200);
  const before = await cast.everything();
  expect(await chunked(sized(5_000_001))).toBe(413);
  expect(await chunked(sized(30_000_000))).toBe(413);
  expect(await lying(sized(5_000_001))).toMatch(/^(HTTP\/1.1 400 |$)/);
  expect(await cast.everything()).toBe(before);
});
