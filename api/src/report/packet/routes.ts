import { routes } from '../../platform/route/declare';
import { getDocument } from '../../platform/route/read';
import { packetDocument } from '../documents';

/** The route of the board packet. */
export const packetRoutes = routes(
  'plan',
  getDocument('/api/plan/:planId/packet', {
    summary: 'The board packet of a plan as a tagged PDF',
    document: packetDocument,
    asked: ({ params }) => params,
  }),
);
