import { activityItem } from '@roofline/schema/activity/activity';
import { z } from 'zod';
import { byArgument } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';

const history = z.array(activityItem);

export function activityLoaders(rest: Rest) {
  return {
    /** Activity of a component, newest first. */
    componentHistory: byArgument((id: string) =>
      rest.get(restPath`/api/component/${uuid(id)}/history`, history),
    ),
  };
}
