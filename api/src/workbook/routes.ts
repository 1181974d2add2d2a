import { planForDocuments } from '../plan/service';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { attachment } from '../platform/http/attachment';
import { uuidParams } from '../platform/ids';
import { workbookName, workbookSubject } from './service';
import { planXlsx } from './workbook';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A plan as a workbook that calculates by itself. */
export function workbookRoutes(app: App, { database, clock, press }: Deps): void {
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
    async (request, reply) => {
      const actor = actorOf(request);
      const { planId } = request.params;
      const found = await database.tenant(actor, (tx) => planForDocuments(tx, actor, clock, planId));
      const bytes = await press.make(planXlsx, workbookSubject(found, clock.today()), request.signal);
      return reply
        .type(XLSX)
        .header('content-disposition', attachment(workbookName(found)))
        .send(bytes);
    },
  );
}
