import { ConfigError, readConfig } from './config';

test('without any setting everything has a default', () => {
  expect(readConfig({})).toMatchObject({ API_PORT: 3001, HOST: '127.0.0.1', DATA_DIR: './data', DEMO: 'on' });
});

test('an empty value counts as not set', () => {
  expect(readConfig({ API_PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('names all faults at once', () => {
  const read = () =>
    readConfig({ API_PORT: 'many', DATABASE_URL: 'mysql://x', DEMO: 'maybe', TIME_ZONE: 'Mars/Base' });
  expect(read).toThrow(ConfigError);
  for (const name of ['API_PORT', 'DATABASE_URL', 'DEMO', 'TIME_ZONE']) expect(read).toThrow(name);
});

test.each([
  ['API_PORT', '65536'],
  ['API_PORT', '-1'],
  ['API_PORT', '3001.5'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'prod'],
  ['RATE_LIMIT', '0'],
  ['ALLOWED_HOSTS', 'https://api.internal'],
  ['STORAGE_URL', 'ftp://files'],
  ['QUICKBOOKS_CLIENT_ID', 'only-one-of-both'],
  ['QUICKBOOKS_COMPANIES', 'all'],
  ['STORAGE_URL', 'http://127.0.0.1:9000/bucket'],
])('%s=%s is refused', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

// Whether others can reach the service, by HOST x PUBLIC_URL x DATABASE_URL x TRUST_PROXY; DEMO depends on it.
const HOSTS = { '127.0.0.1': false, localhost: false, '::1': false, '127.8.9.10': false, '0.0.0.0': true, '::': true, '192.0.2.7': true, 'roofline.lan': true, '127.0.0.1.evil.test': true, 'evil.127.0.0.1': true }; // prettier-ignore
const URLS = { '': false, 'http://127.0.0.1:3000': true, 'https://roofline.test': true };
const DATABASES = { '': false, 'postgres://localhost/roofline': true };
const PROXIES = { '': false, ' ': false, 'loopback': true }; // prettier-ignore

test('EX-11: demo accounts are the default only where no one else can reach the service', () => {
  let rows = 0;
  const wrong: unknown[] = [];
  for (const [HOST, byHost] of Object.entries(HOSTS))
    for (const [PUBLIC_URL, byUrl] of Object.entries(URLS))
      for (const [DATABASE_URL, byDatabase] of Object.entries(DATABASES))
        for (const [TRUST_PROXY, byProxy] of Object.entries(PROXIES))
          for (const DEMO of ['', 'on', 'off'])
            for (const place of [{ HOST }, { APP_HOST: HOST }]) {
              const settings = { ...place, PUBLIC_URL, DATABASE_URL, TRUST_PROXY, DEMO };
              const isReachable = byHost || byUrl || byDatabase || byProxy;
              const read = readConfig(settings);
              const wanted = DEMO || (isReachable ? 'off' : 'on');
              rows += 1;
              if (read.DEMO !== wanted || read.isReachable !== isReachable) wrong.push(settings);
            }
  expect(wrong).toEqual([]);
  expect(rows).toBe(1080);
});

test('EX-12: private networks are opened only where no one else can reach the service', () => {
  const open = { ALLOW_PRIVATE_LEDGER_HOSTS: 'on' };
  expect(readConfig({})).toMatchObject({ ALLOW_PRIVATE_LEDGER_HOSTS: false, CREDENTIALS_OLD_KEYS: [] });
  expect(readConfig(open).ALLOW_PRIVATE_LEDGER_HOSTS).toBe(true);
  expect(() => readConfig({ ...open, HOST: '0.0.0.0' })).toThrow('ALLOW_PRIVATE_LEDGER_HOSTS');
  const hooks = { ALLOW_PRIVATE_WEBHOOK_HOSTS: 'on' };
  expect(readConfig(hooks).ALLOW_PRIVATE_WEBHOOK_HOSTS).toBe(true);
  expect(() => readConfig({ ...hooks, HOST: '0.0.0.0' })).toThrow('ALLOW_PRIVATE_WEBHOOK_HOSTS');
});

test('a service that listens to others is reachable, even behind an application that does not', () => {
  expect(readConfig({ HOST: '0.0.0.0', APP_HOST: '127.0.0.1' })).toMatchObject({
    DEMO: 'off',
    isReachable: true,
  });
});

it('accepts the demo’s ledger server only if the demo is on and no one else can reach the service', () => {
  const beside = { DEMO_LEDGER_URL: 'http://127.0.0.1:4010' };
  expect(readConfig(beside).DEMO_LEDGER_URL).toBe(beside.DEMO_LEDGER_URL);
  expect(readConfig({ ...beside, DEMO: 'off' }).DEMO_LEDGER_URL).toBeUndefined();
  expect(readConfig({ ...beside, DEMO: 'on', HOST: '0.0.0.0' }).DEMO_LEDGER_URL).toBeUndefined();
  expect(() => readConfig({ DEMO_LEDGER_URL: 'http://10.0.0.1:4010' })).toThrow('DEMO_LEDGER_URL');
});
