import { expect, it } from 'vitest';
import { isLoopback, isReachable } from './reach';

it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.255.10.1', '::1', '[::1]'])(
  '%s is this machine',
  (host) => expect(isLoopback(host)).toBe(true),
);

it.each([
  '',
  '0.0.0.0',
  '::',
  '192.168.0.1',
  'localhost.example',
  '127.0.0.1.example',
  '1.127.0.0.1',
  '127.0.0',
  '127.a.b.c',
  '127.0000.0.1',
  'x[::1]',
])('%s may be another machine', (host) => expect(isLoopback(host)).toBe(false));

it('an instance is reachable by any of its settings', () => {
  const here = { host: 'localhost', publicUrl: '', databaseUrl: null, trustProxy: ' ' };
  expect(isReachable({ host: 'localhost' })).toBe(false);
  expect(isReachable(here)).toBe(false);
  expect(isReachable({ ...here, host: '0.0.0.0' })).toBe(true);
  expect(isReachable({ ...here, publicUrl: 'https://roofline.example' })).toBe(true);
  expect(isReachable({ ...here, databaseUrl: 'postgres://db/roofline' })).toBe(true);
  expect(isReachable({ ...here, trustProxy: '1' })).toBe(true);
});
