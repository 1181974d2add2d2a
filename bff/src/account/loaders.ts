import { viewer } from '@roofline/schema/account';
import { once } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath } from '../upstream/path';

export function accountLoaders(rest: Rest) {
  return { viewer: once(() => rest.get(restPath`/api/account/me`, viewer)) };
}
