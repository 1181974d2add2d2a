import { expect, it } from 'vitest';
import { addressAfterSignIn } from './return-path';

const go = (query: string) => addressAfterSignIn(new URLSearchParams(query), 'https://roofline.test');

it('opens the list of properties by default', () => {
  expect(go('')).toBe('/useraccount/user/properties');
});

it('returns to a page of the application', () => {
  expect(go('return=%2Fuseraccount%2Fplans%3Fa%3D1')).toBe('/useraccount/plans?a=1');
});

it('returns to the playground, but to no address below it', () => {
  expect(go('return=%2Fplayground')).toBe('/playground');
  expect(go('return=%2Fplayground%2F..%2Fgraphql')).toBe('/useraccount/user/properties');
});

it.each([
  'https://evil.test/useraccount/x',
  '//evil.test/useraccount/x',
  '/\\evil.test/useraccount/',
  '/useraccount/../\\evil.test',
  '/useraccount/../graphql',
  'javascript:alert(1)',
  '/other',
  'useraccount/x',
  '/useraccountx/',
  '/\t/evil.test/useraccount/',
  '/useraccount/%2e%2e/graphql',
  '/useraccount/../../graphql',
  'data:text/html,/useraccount/',
  'https:/useraccount/x',
  '\n//evil.test',
])('ignores %s', (path) => {
  expect(go(`return=${encodeURIComponent(path)}`)).toBe('/useraccount/user/properties');
});

it('passes on the property of an email link', () => {
  expect(go('sp_ref=email&propertyId=p1')).toBe('/useraccount/user/properties?sp_ref=email&propertyId=p1');
  expect(go('sp_ref=email&propertyId=p1&return=%2Fuseraccount%2Fplans')).toBe(
    '/useraccount/plans?sp_ref=email&propertyId=p1',
  );
  expect(go('sp_ref=other&propertyId=p1')).toBe('/useraccount/user/properties');
});
