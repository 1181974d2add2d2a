import { ratingBands, ratingBandsInput } from '@roofline/schema/report/report-bands';
import { data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { put } from '../platform/route/write';
import { changeRatingBands, readRatingBands } from '../workspace/service';

/** The routes of a workspace's rating bands of percent funded. */
export const bandsRoutes = routes(
  'report',
  get('/api/reports/ratingbands/:workspaceId', {
    summary: 'Rating bands of percent funded in a portfolio',
    answer: data(ratingBands),
    work: (tx, { actor, params }) => readRatingBands(tx, actor, params.workspaceId),
  }),
  put('/api/reports/ratingbands/:workspaceId', {
    summary: 'Change the rating bands of a portfolio',
    activity: { none: 'it is about the portfolio, not about one of its properties' },
    body: ratingBandsInput,
    answer: data(ratingBands),
    work: (tx, { actor, params, body: input, version }) =>
      changeRatingBands(tx, actor, { ...params, input, version }),
  }),
);
