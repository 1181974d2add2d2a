import { multipartBody } from '@roofline/api/platform/upload/fixtures/multipart';
import type { InjectOptions } from 'fastify';
import type { UploadFile } from '../../register/examples';
import type { Place } from '../../register/room';
import { rowsOf } from '../../register/rooms';
import { newKey } from '../../stack/people';
import { asksOfProperties, startsFromVersion } from './declared';

/** Every route with its row. */
export const ROUTE_ROWS = rowsOf('routes');

/** A form with a file in it. */
export function formWith({ field = 'file', fileName, bytes, type, fields = {} }: UploadFile): InjectOptions {
  const beside = Object.entries(fields).map(([name, text]) => ({ field: name, bytes: Buffer.from(text) }));
  const { payload, contentType } = multipartBody([...beside, { field, bytes, fileName, type }]);
  return { payload, headers: { 'content-type': contentType } };
}

/** The body of a request to a route. */
export const bodyOf = (route: string, at: Place): object => ROUTE_ROWS[route]?.body?.(at) ?? {};

/** A valid request with a wrong version: if it gets past the guard, it changes almost nothing. */
export function requestOf(route: string, at: Place): InjectOptions {
  const [method = '', path = ''] = route.split(' ');
  const { query, body, file, fields } = ROUTE_ROWS[route] ?? {};
  const url = path.replaceAll(/:(\w+)(?:\([^)]*\))?/g, (_all, name: string) => at[name] ?? `no-${name}`);
  const asked = query?.(at) ?? (asksOfProperties(route) ? `?propertyIds=${at.propertyId}` : '');
  const { payload, headers } = file
    ? formWith({ ...file, ...(fields && { fields: fields(at) }) })
    : { payload: body?.(at) };
  const isVersioned = method === 'PUT' || method === 'DELETE' || startsFromVersion(route);
  const version = isVersioned ? { 'if-match': '"999"' } : { 'idempotency-key': newKey() };
  return {
    method: method as 'GET',
    url: url + asked,
    headers: { ...version, ...headers },
    ...(payload === undefined ? {} : { payload }),
  };
}
