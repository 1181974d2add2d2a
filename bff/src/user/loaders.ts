import { userProfile } from '@roofline/schema/user/user';
import { once } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath } from '../upstream/path';
import { shellOf } from '../upstream/shell/shell';

export function userLoaders(rest: Rest) {
  return {
    profile: once(() => rest.get(restPath`/api/user/profile`, userProfile)),
    userSettings: once(() => shellOf(rest).ask('settings')),
  };
}
