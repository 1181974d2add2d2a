import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readConfig as readApiConfig, settings as apiSettings } from '@roofline/api/config';
import { readConfig as readBffConfig, settings as bffSettings } from '@roofline/bff/config';
import { parse } from 'yaml';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');
type Settings = Record<string, string>;

interface Service {
  ports?: string[];
  environment?: Settings;
  depends_on?: Record<string, unknown>;
}
interface Compose {
  services: Record<string, Service>;
}
const compose = parse(read('docker/compose.yml')) as Compose;

/** `${NAME:-default}` as compose reads it in an environment that sets nothing. */
const filled = (text: string) =>
  text.replace(/\$\{\w+(?::-([^}]*))?\}/g, (_all, byDefault = '') => byDefault);
const environmentOf = (name: string): Settings =>
  Object.fromEntries(
    Object.entries(compose.services[name]!.environment ?? {}).map(([key, value]) => [
      key,
      filled(String(value)),
    ]),
  );
/** Settings that a Dockerfile makes for its process. */
function imageOf(path: string): Settings {
  const line = /^ENV (.+)$/m.exec(read(path))![1]!;
  return Object.fromEntries(line.split(' ').map((pair) => pair.split('=') as [string, string]));
}
const api = { ...imageOf('docker/Dockerfile.api'), ...environmentOf('api') };
const bff = { ...imageOf('docker/Dockerfile.bff'), ...environmentOf('bff') };

const namesOf = (schema: { shape: object }) => Object.keys(schema.shape);

describe('docker/compose.yml', () => {
  test('sets only known settings, with valid values', () => {
    expect(Object.keys(api).filter((name) => !namesOf(apiSettings).includes(name))).toEqual([]);
    expect(Object.keys(bff).filter((name) => !namesOf(bffSettings).includes(name))).toEqual([]);
    expect(() => readApiConfig(api)).not.toThrow();
    expect(() => readBffConfig(bff)).not.toThrow();
  });

  test('has no demo accounts, sends mail to its catcher under one key, and shows no mail', () => {
    const config = readApiConfig(api);
    expect(config).toMatchObject({ DEMO: 'off', isReachable: true, SMTP_URL: 'smtp://mail:1025' });
    expect(config.MAIL_KEY?.length).toBeGreaterThanOrEqual(32);
    expect(compose.services).toHaveProperty(new URL(config.SMTP_URL!).hostname);
    expect(readBffConfig(bff).isReachable).toBe(true);
    // Links in mails lead to the URL that people open.
    expect(config.PUBLIC_URL).toBe(readBffConfig(bff).publicUrl);
  });

  test('publishes only the proxy, at PUBLIC_URL', () => {
    const published = Object.entries(compose.services).filter(([, { ports }]) => ports !== undefined);
    expect(published.map(([name]) => name)).toEqual(['proxy']);
    expect(filled(published[0]![1].ports![0]!)).toBe(`${new URL(readApiConfig(api).PUBLIC_URL!).port}:8080`);
  });

  test('names only existing services', () => {
    const hosts = [api.DATABASE_URL, api.STORAGE_URL, bff.UPSTREAM_URL].map((url) => new URL(url!).hostname);
    for (const host of hosts) expect(compose.services).toHaveProperty(host);
    for (const { depends_on: needed = {} } of Object.values(compose.services))
      for (const name of Object.keys(needed)) expect(compose.services).toHaveProperty(name);
  });
});

describe('.env.example', () => {
  const lines = [...read('.env.example').matchAll(/^#?([A-Z][A-Z_]+)=(.*)$/gm)].map(
    ([, name, value]) => [name!, value!] as const,
  );
  const listed = lines.map(([name]) => name);
  const known = new Set([...namesOf(apiSettings), ...namesOf(bffSettings)]);
  /** Read by the build of the web client. */
  const isOfTheBuild = (name: string) => name.startsWith('VITE_');
  /** Set by what starts the processes, or for tests; not for people. */
  const INNER = ['APP_HOST', 'NODE_ENV', 'WEB_DIST', 'DRAIN_DELAY_MS', 'DEMO_LEDGER_URL'];

  test('lists every setting once, and only settings that are used', () => {
    expect(listed.filter((name) => !known.has(name) && !isOfTheBuild(name))).toEqual([]);
    expect([...known].filter((name) => !listed.includes(name) && !INNER.includes(name))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  test('has values that both processes accept', () => {
    const all = { ...Object.fromEntries(lines), STORAGE_ACCESS_KEY: 'a', STORAGE_SECRET_KEY: 'b' };
    expect(() => readApiConfig(all)).not.toThrow();
    expect(() => readBffConfig(all)).not.toThrow();
    expect(readApiConfig(all).MAIL_KEY).toBeUndefined();
  });
});
