import { userProfile } from '@roofline/schema/user/user';
import { userSettings } from '@roofline/schema/user/user-settings';
import { once } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath } from '../upstream/path';

export function userLoaders(rest: Rest) {
  return {
    profile: once(() => rest.get(restPath`/api/user/profile`, userProfile)),
    userSettings: once(() => rest.get(restPath`/api/user/settings`, userSettings)),
  };
}
