import type { App, Deps } from '../../platform/deps';
import { PDF } from '../../platform/http/media-types';
import { uuidParams } from '../../platform/ids';
import { sendDocument } from '../../platform/work/document';
import { packetDocument } from '../documents';

/** A plan as the board reads it. */
export function packetRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/plan/:planId/packet',
    {
      config: { produces: [PDF] },
      schema: {
        tags: ['plan'],
        summary: 'The board packet of a plan as a tagged PDF',
        params: uuidParams('planId'),
      },
    },
    (request, reply) => sendDocument(deps, request, reply, packetDocument, request.params),
  );
}
