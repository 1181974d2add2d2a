import { dataBody } from '@roofline/schema/problem';
import { ratingBands, ratingBandsInput } from '@roofline/schema/report-bands';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { uuidParams } from '../platform/ids';
import { expectedVersion } from '../platform/versions';
import { changeRatingBands, readRatingBands } from '../workspace/service';

const schema = {
  tags: ['report'],
  params: uuidParams('workspaceId'),
  response: { 200: dataBody(ratingBands) },
};

/** Where percent funded begins to be fair and strong, by workspace. */
export function bandsRoutes(app: App, { database }: Deps): void {
  const url = '/api/reports/ratingbands/:workspaceId';
  app.get(
    url,
    { schema: { ...schema, summary: 'Rating bands of percent funded of a workspace' } },
    async (request) => {
      const actor = actorOf(request);
      const { workspaceId } = request.params;
      return {
        data: await database.tenant(actor, (tx) => readRatingBands(tx, actor, workspaceId), {
          readOnly: true,
        }),
      };
    },
  );
  app.put(
    url,
    { schema: { ...schema, summary: 'Change the rating bands of a workspace', body: ratingBandsInput } },
    async (request) => {
      const actor = actorOf(request);
      const version = expectedVersion(request);
      const { params, body: input } = request;
      return {
        data: await database.tenant(actor, (tx) =>
          changeRatingBands(tx, actor, { workspaceId: params.workspaceId, input, version }),
        ),
      };
    },
  );
}
