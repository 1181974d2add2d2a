import { describe, expect, it } from 'vitest';
import { hostFault, hostList, hostName, ServedHosts } from './served-hosts';

const settings = {
  host: '0.0.0.0',
  publicUrl: 'https://Roofline.Example.org:8443/app',
  allowedHosts: ['proxy', '10.9.9.9'],
};
const served = new ServedHosts(settings);
const ask = (host: string | undefined, more: object = {}) =>
  hostFault(served, { host, url: '/', forwardedHost: undefined, localAddress: '192.168.1.5', ...more })
    ?.status ?? 200;

describe('EX-10: hosts of a server behind https://roofline.example.org:8443 that listens on 0.0.0.0', () => {
  it.each([
    ['roofline.example.org', 200],
    ['roofline.example.org:8443', 200],
    ['roofline.example.org:80', 200],
    ['ROOFLINE.Example.ORG', 200],
    ['roofline.example.org.', 200],
    ['roofline.example.org.:443', 200],
    ['localhost', 200],
    ['localhost:3000', 200],
    ['LocalHost.', 200],
    ['app.localhost', 200],
    ['127.0.0.1:3000', 200],
    ['127.8.9.1', 200],
    ['127.10.20.30', 200],
    ['0x7f.1', 200],
    ['[::1]:3000', 200],
    ['[0:0:0:0:0:0:0:1]', 200],
    ['[::ffff:127.0.0.1]', 200],
    ['192.168.1.5:3000', 200],
    ['[::ffff:192.168.1.5]', 200],
    ['proxy:8081', 200],
    ['10.9.9.9', 200],
    ['evil.example', 421],
    ['evil.example:3000', 421],
    ['roofline.example.org.evil.example', 421],
    ['evil-roofline.example.org', 421],
    ['www.roofline.example.org', 421],
    ['example.org', 421],
    ['localhost.evil.example', 421],
    ['notlocalhost', 421],
    ['127.0.0.1.evil.example', 421],
    ['evil127.0.0.1', 400],
    ['192.168.1.6', 421],
    ['8.8.8.8', 421],
    ['0.0.0.0:3000', 421],
    ['[::]', 421],
    ['[2001:db8::1]', 421],
    ['proxy.evil.example', 421],
    [undefined, 400],
    ['', 400],
    [' ', 400],
    ['.', 400],
    ['localhost:port', 400],
    ['localhost:99999', 400],
    ['::1', 400],
    ['user@localhost', 400],
    ['localhost/evil.example', 400],
    ['localhost#evil.example', 400],
    ['localhost evil.example', 400],
    ['localhost,evil.example', 400],
    ['löcalhost', 400],
    ['%6cocalhost', 400],
  ])('%s: %d', (host, status) => {
    expect(ask(host)).toBe(status);
  });
});

describe('a request that names several hosts', () => {
  it.each([
    ['an address line of the public host', { url: 'https://roofline.example.org/graphql' }, 200],
    ['an address line of another one', { url: 'http://evil.example/graphql' }, 421],
    ['an address line of another scheme', { url: 'WSS://evil.example/graphql' }, 421],
    ['an address line without a host', { url: 'http:///graphql' }, 400],
    ['an address line with a name before it', { url: 'http://localhost@evil.example/' }, 400],
    ['a path that only looks like one', { url: '/http://evil.example/' }, 200],
    ['the asterisk', { url: '*' }, 200],
    ['a trusted proxy that names a served host', { forwardedHost: 'roofline.example.org' }, 200],
    ['a trusted proxy that names another one', { forwardedHost: 'evil.example' }, 421],
  ])('%s', (_name, more, status) => {
    expect(ask('localhost', more)).toBe(status);
  });

  it('is not covered by one of them', () => {
    expect(ask('evil.example', { url: 'http://localhost/', forwardedHost: 'localhost' })).toBe(421);
  });
});

describe('settings', () => {
  const plain = (host: string) => new ServedHosts({ host, publicUrl: null, allowedHosts: [] });
  it.each([
    ['roofline.lan', 'roofline.lan', true],
    ['10.0.0.5', '10.0.0.5', true],
    ['10.0.0.5', '10.0.0.6', false],
    ['fe80::1', '[fe80::1]', true],
    ['::', '[::]', false],
    ['0.0.0.0', 'roofline.lan', false],
  ])('HOST=%s: a request to %s', (host, name, isServed) => {
    expect(plain(host).has(name, undefined)).toBe(isServed);
  });

  it('without an address of the connection no address is served but loopback', () => {
    expect(plain('::').has('192.168.1.5', undefined)).toBe(false);
    expect(plain('::').has('[fe80::1]', 'fe80::1%eth0')).toBe(true);
  });
});

it.each([
  ['api.internal, proxy,,10.0.0.5 , fe80::1', ['api.internal', 'proxy', '10.0.0.5', 'fe80::1']],
  ['', []],
  ['https://api.internal', null],
  ['*', null],
  ['*.internal', null],
  ['api.internal proxy', null],
])('ALLOWED_HOSTS=%s', (text, names) => {
  expect(hostList.safeParse(text).data ?? null).toEqual(names);
});

it('says what is wrong and how to fix it, and repeats no text that is not a name', () => {
  const fault = hostFault(served, {
    host: 'Evil.example:80',
    url: '/',
    forwardedHost: undefined,
    localAddress: undefined,
  });
  expect(fault).toEqual({
    status: 421,
    code: 'misdirected',
    detail:
      'evil.example is not an address of this service. Set PUBLIC_URL to the address that people type, or add the name to ALLOWED_HOSTS.',
  });
  expect(hostName('<script>')).toBeNull();
});
