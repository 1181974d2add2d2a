import { expect, test } from '@jest/globals';
import { ConfigError, readConfig } from './config';

test('without any setting everything has a default', () => {
  expect(readConfig({})).toMatchObject({ API_PORT: 3001, HOST: '127.0.0.1', DATA_DIR: './data', DEMO: 'on' });
});

test('an empty value counts as not set', () => {
  expect(readConfig({ API_PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('all faults are named at once', () => {
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
  ['STORAGE_URL', 'http://127.0.0.1:9000/bucket'],
])('%s=%s is refused', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
