import type { App, Deps } from '../platform/deps';
import { XLSX } from '../platform/http/media-types';
import { uuidParams } from '../platform/ids';
import { sendDocument } from '../platform/work/document';
import { workbookDocument } from './documents';

/** A plan as a workbook that calculates by itself. */
export function workbookRoutes(app: App, deps: Deps): void {
  app.get(
    '/api/plan/:planId/workbook',
    {
      config: { produces: [XLSX] },
      schema: {
        tags: ['plan'],
        summary: 'A plan as .xlsx with live formulas, which give its figures to the cent when recalculated',
        params: uuidParams('planId'),
      },
    },
    (request, reply) => sendDocument(deps, request, reply, workbookDocument, request.params),
  );
}
