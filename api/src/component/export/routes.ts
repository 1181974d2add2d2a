import { z } from 'zod';
import type { App, Deps } from '../../platform/deps';
import { XLSX } from '../../platform/http/media-types';
import { uuidParams, yearParam } from '../../platform/ids';
import { sendDocument } from '../../platform/work/document';
import { componentsDocument } from './documents';

/** The inventory as a file. */
export function exportRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/component/property/:propertyId/export',
    {
      config: { produces: [XLSX] },
      schema: {
        tags: ['component'],
        summary: 'The inventory of a year as .xlsx; importing it back changes nothing',
        params: uuidParams('propertyId'),
        querystring: z.object({ fiscalYear: yearParam.optional() }),
      },
    },
    (request, reply) =>
      sendDocument(deps, request, reply, componentsDocument, { ...request.params, ...request.query }),
  );
}
