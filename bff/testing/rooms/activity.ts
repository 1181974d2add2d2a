import { activityPage, portfolioActivityPage } from '@roofline/schema/activity/activity';
import { exampleOf } from '@roofline/schema/fixtures/example';
import { P, type RoomExamples } from '../room';

export const room: RoomExamples = {
  serve: (upstream) => {
    upstream.data('GET', `/api/activity/${P}`, exampleOf(activityPage, { types: ['property'] }));
    upstream.data('GET', '/api/workspace/activity', exampleOf(portfolioActivityPage, {}));
  },
};
