import { id } from '@roofline/schema/fixtures/id';
import { aWeeklyView } from '@roofline/schema/fixtures/weekly-view';
import { I, P, type RoomExamples } from '../room';

const all = '/api/portfolioanalytics/weeklyviews';

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    setViewWeekly: { input: { workspaceId: P, viewId: I, isWeekly: false }, call: `PUT ${all}/${I}?workspaceId=${P}`, body: { isWeekly: false } },
  },
  serve: (upstream, numbers) => upstream.data('GET', all, numbers.map((n) => aWeeklyView({ viewId: id(n) }))), // prettier-ignore
};
