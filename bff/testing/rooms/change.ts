import { aWorkspaceChange } from '@roofline/schema/fixtures/change';
import type { RoomExamples } from '../room';

export const room: RoomExamples = {
  serve: (upstream) =>
    upstream.data('GET', '/api/workspace/changes', {
      items: [aWorkspaceChange()],
      cursor: 'a-cursor',
      hasMore: false,
    }),
};
