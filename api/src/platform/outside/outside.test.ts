import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isPublicAddress } from './addresses';
import { outsideWith, type OutsideOptions } from './outside';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}
const reasonOf = (options: OutsideOptions, url: string) =>
  outsideWith(options)
    .ask({ url: new URL(url) })
    .then(({ status }) => status, (error: { reason?: string }) => error.reason); // prettier-ignore
const resolvingTo = (...addresses: string[]): OutsideOptions => ({
  isPrivateAllowed: false,
  resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
});

describe('EX-12: an address', () => {
  test.each([
    '0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.8.9.10', '169.254.169.254', '172.16.0.1', '172.31.255.255',
    '192.0.0.8', '192.168.1.1', '198.18.0.1', '203.0.113.9', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1',
    'fc00::1', 'fd12:3456::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2001:db8::1', '2002:7f00:1::',
    'ff02::1', 'localhost', '',
  ])('%s is not on the public internet', (address) => expect(isPublicAddress(address)).toBe(false)); // prettier-ignore

  test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '192.169.0.1', '100.128.0.1', '2606:4700:4700::1111'])(
    '%s is on the public internet',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );
});

describe('EX-12: a request to another service', () => {
  test.each([
    'http://ledger.example', 'ftp://ledger.example', 'https://user:pass@ledger.example', 'https://127.0.0.1/',
    'https://[::1]/', 'https://2130706433/', 'https://0x7f.1/', 'https://0177.0.0.1/', 'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data',
  ])('is not sent to %s', async (url) => expect(await reasonOf(resolvingTo('8.8.8.8'), url)).toBe('refused')); // prettier-ignore

  test.each([['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::1'], ['::ffff:192.168.0.1'], ['fe80::1']])(
    'is not sent to a name that resolves to %s',
    async (...addresses) =>
      expect(await reasonOf(resolvingTo(...addresses), 'https://ledger.example')).toBe('refused'),
  );

  test('goes to the address that was checked, even if the name resolves to another one a moment later', async () => {
    const port = await serve((request, reply) => void reply.end(request.headers.host));
    let asked = 0;
    const outside = outsideWith({
      isPrivateAllowed: true,
      resolve: async () => ((asked += 1), [{ address: '127.0.0.1', family: 4 }]),
    });
    const { body } = await outside.ask({ url: new URL(`http://rebinding.invalid:${port}/x`) });
    expect([body, asked]).toEqual([`rebinding.invalid:${port}`, 1]);
  });

  test('follows no redirect', async () => {
    const paths: string[] = [];
    const port = await serve((request, reply) => {
      paths.push(request.url!);
      reply.writeHead(302, { location: '/secret' }).end();
    });
    expect(await reasonOf({ isPrivateAllowed: true }, `http://127.0.0.1:${port}/a`)).toBe(302);
    expect(paths).toEqual(['/a']);
  });

  test('reads a reply only up to its limits of size and time', async () => {
    const big = await serve((_request, reply) => void reply.end('x'.repeat(1001)));
    const limited = { isPrivateAllowed: true, mostBytes: 1000 };
    expect(await reasonOf(limited, `http://127.0.0.1:${big}`)).toBe('tooLarge');
    expect(await reasonOf({ ...limited, mostBytes: 1001 }, `http://127.0.0.1:${big}`)).toBe(200);
    const slow = await serve((_request, reply) => void reply.write('x'));
    expect(await reasonOf({ isPrivateAllowed: true, mostMs: 60 }, `http://127.0.0.1:${slow}`)).toBe('slow');
  });

  test('fails as unreachable if no one listens, and the error names neither address nor secret', async () => {
    const outside = outsideWith({ isPrivateAllowed: true });
    const url = new URL('http://127.0.0.1:9/?key=planted');
    const fault = await outside.ask({ url }).catch((error: unknown) => error);
    expect(fault).toMatchObject({ reason: 'unreachable' });
    expect(String(fault) + JSON.stringify(fault)).not.toMatch(/127|planted/);
  });
});

test('only our own origin may be on loopback', async () => {
  const own = await serve((_request, reply) => void reply.end('own'));
  const other = await serve((_request, reply) => void reply.end('other'));
  const options = { isPrivateAllowed: false, ownOrigin: `http://127.0.0.1:${own}` };
  expect(await reasonOf(options, `http://127.0.0.1:${own}/v1`)).toBe(200);
  expect(await reasonOf(options, `http://127.0.0.1:${other}/v1`)).toBe('refused');
  expect(await reasonOf(options, `http://localhost:${own}/v1`)).toBe('refused');
  expect(await reasonOf(options, `http://user@127.0.0.1:${own}/v1`)).toBe('refused');
});
