import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FakeUpstream } from '../../testing/fake-upstream';
import { HOST, startApp } from '../../testing/harness';
import type { BuiltApp } from '../app';
import { OPEN_DEMO_MARK } from './pages';

const dist = mkdtempSync(join(tmpdir(), 'bff-pages-'));
const script = 'assets/main-Ab3_dE-9.js';
const upstream = new FakeUpstream();
let on: BuiltApp;
let off: BuiltApp;
let tls: BuiltApp;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  for (const name of ['index', 'app', 'playground'])
    writeFileSync(join(dist, `${name}.html`), `<title>${name}</title>`);
  writeFileSync(join(dist, script), 'let a = 1;');
  writeFileSync(join(dist, `${script}.gz`), gzipSync('let a = 1;'));
  writeFileSync(join(dist, 'favicon.ico'), 'icon');
  writeFileSync(join(dist, '.secret'), 'secret');
  await upstream.start();
  on = await startApp(upstream.url, { WEB_DIST: dist });
  off = await startApp(upstream.url, { WEB_DIST: dist, PLAYGROUND: 'off' });
  tls = await startApp(upstream.url, { WEB_DIST: dist, PUBLIC_URL: 'https://roofline.test' });
});
afterAll(async () => {
  await Promise.all([on, off, tls].map((built) => built.app.close()));
  await upstream.stop();
  rmSync(dist, { recursive: true });
});
const get = (
  built: BuiltApp,
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'POST' = 'GET',
) => built.app.inject({ method, url, headers: { host: HOST, ...headers } });

describe('demo accounts on a server that other people can reach', () => {
  it.each(['/', '/useraccount/user/properties', '/playground'])(
    'are marked on %s, compressed or not',
    async (url) => {
      const said = await startApp(upstream.url, { WEB_DIST: dist });
      upstream.data('GET', '/api/account/instance', { hasDemoAccounts: true, isReachable: true });
      const answer = await get(said, url, { 'accept-encoding': 'gzip' });
      await said.app.close();
      expect(answer.body).toContain(`${OPEN_DEMO_MARK}<title>`);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      });
      upstream.reset();
    },
  );
});

describe('files of the page that an address opens', () => {
  let built: BuiltApp;
  const own = mkdtempSync(join(tmpdir(), 'bff-preloads-'));
  beforeAll(async () => {
    for (const name of ['index', 'app'])
      writeFileSync(join(own, `${name}.html`), `<head><title>${name}</title></head>`);
    const pages = {
      'projects/:projectId': ['assets/one.js'],
      'projects/phases': ['assets/two.js', 'assets/three.js'],
    };
    writeFileSync(join(own, 'pages.json'), JSON.stringify(pages));
    built = await startApp(upstream.url, { WEB_DIST: own });
  });
  afterAll(async () => {
    await built.app.close();
    rmSync(own, { recursive: true });
  });
  const named = async (url: string) =>
    [...(await get(built, url)).body.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(
      ([, file]) => file,
    );

  it.each([
    ['/useraccount/projects/phases', ['/assets/two.js', '/assets/three.js']],
    ['/useraccount/projects/phases/?a=1', ['/assets/two.js', '/assets/three.js']],
    ['/useraccount/projects/1b2c', ['/assets/one.js']],
    ['/useraccount/projects/1b2c/more', []],
    ['/useraccount/projects', []],
    ['/projects/1b2c', []],
  ])('%s names %j', async (url, files) => {
    expect(await named(url)).toEqual(files);
    expect((await get(built, url)).headers['cache-control']).toBe('no-cache');
  });

  it('puts nothing of the address into the page', async () => {
    const { body } = await get(built, '/useraccount/projects/%22%3E%3Cscript%3E');
    expect(body).toContain('href="/assets/one.js">');
    expect(body).not.toContain('<script>');
  });
});

describe('pages', () => {
  it.each([
    ['/', 'index'],
    ['/?sp_ref=email&propertyId=1', 'index'],
    ['/unknown', 'index'],
    ['/useraccount', 'app'],
    ['/useraccount/properties/dashboard?tab=1', 'app'],
    ['/useraccount/x/unknown.thing', 'app'],
    ['/useraccountx', 'index'],
    ['/playground', 'playground'],
  ])('%s opens %s', async (url, title) => {
    const answer = await get(on, url);
    expect([answer.statusCode, answer.body]).toEqual([200, `<title>${title}</title>`]);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it.each([
    '/app.html', '/playground.html', '/playground%2ehtml', '/PLAYGROUND.HTML', '/assets/none-Ab3_dE-9.js', '/missing.png',
    '/.secret', '/..%2f..%2fetc/passwd', '/graphql/x', '/api/property', '/download/x',
    '/upload/x', '/health/x', '/assets/..%2f.secret', '/x%00',
  ])('%s is not found, in JSON', async (url) => {
    const answer = await get(on, url);
    expect([answer.statusCode, JSON.parse(answer.body).error.errors[0].code]).toEqual([404, 'notFound']);
  }); // prettier-ignore

  it('refuses an address that cannot be decoded', async () => {
    const answer = await get(on, '/%ff');
    expect([answer.statusCode, JSON.parse(answer.body).error.errors[0].code]).toEqual([400, 'invalid']);
  });

  it('has no playground when it is switched off', async () => {
    for (const url of ['/playground', '/playground/', '/playground.html'])
      expect((await get(off, url)).statusCode).toBe(404);
    expect((await get(off, '/')).statusCode).toBe(200);
  });

  it('lets browsers cache files that are named by their content, and serves them precompressed', async () => {
    const packed = await get(on, `/${script}`, { 'accept-encoding': 'gzip' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(String(packed.headers['content-type'])).toContain('javascript');
    expect((await get(on, `/${script}`)).body).toBe('let a = 1;');
    expect((await get(on, '/favicon.ico')).headers['cache-control']).toBe('no-cache');
  });

  it('answers other methods with an error', async () => {
    expect((await get(on, '/useraccount/x', {}, 'POST')).statusCode).toBe(404);
  });
});

describe('headers', () => {
  const routes = [
    '/',
    '/useraccount/x',
    '/playground',
    `/${script}`,
    '/missing.png',
    '/graphql',
    '/download/property-image/x',
    '/health/live',
    '/health/ready',
  ];
  it.each(routes)('%s', async (url) => {
    const { headers } = await get(on, url);
    const csp = String(headers['content-security-policy']);
    if (!url.startsWith('/download')) {
      expect(csp).toContain("script-src 'self';");
      expect(csp).toContain("frame-ancestors 'none'");
      expect(/script-src[^;]*unsafe/.test(csp)).toBe(false);
    } else expect(csp).toContain('sandbox');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'DENY',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
    for (const name of ['server', 'x-powered-by']) expect(headers[name]).toBeUndefined();
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await get(tls, url)).headers['strict-transport-security']).toContain('max-age=31536000');
  });

  it.each(['/graphql', '/download/property-image/x', '/upload/property-image/x', '/health/live'])(
    '%s is never cached',
    async (url) => {
      expect(
        String((await get(on, url, {}, url.startsWith('/upload') ? 'POST' : 'GET')).headers['cache-control']),
      ).toContain('no-store');
    },
  );
});

describe('health', () => {
  it('is live and ready, and reports the state of the service', async () => {
    upstream.data('GET', '/api/health/live', {});
    expect((await get(on, '/health/live')).json()).toEqual({ status: 'live' });
    expect((await get(on, '/health/ready')).json()).toEqual({ status: 'ready', upstream: 'up' });
    upstream.reset();
    expect((await get(on, '/health/ready')).json()).toEqual({ status: 'ready', upstream: 'down' });
  });

  it('is not ready while stopping', async () => {
    on.readiness.isStopping = true;
    expect((await get(on, '/health/ready')).statusCode).toBe(503);
    expect((await get(on, '/health/live')).statusCode).toBe(200);
    on.readiness.isStopping = false;
  });
});
