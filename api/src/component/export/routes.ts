import { z } from 'zod';
import { actorOf } from '../../platform/authorize';
import type { App, Deps } from '../../platform/deps';
import { attachment } from '../../platform/http/attachment';
import { uuidParams, yearParam } from '../../platform/ids';
import { readInventory } from '../write/inventory';
import { componentsXlsx } from './workbook';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** `Alder Creek Gardens components 2026.xlsx`, without what a file name or a header cannot hold. */
function fileName(propertyName: string, year: number): string {
  const safe = propertyName
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${safe} components ${year}.xlsx`.trim();
}

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
    async (request, reply) => {
      const actor = actorOf(request);
      const at = { ...request.params, fiscalYear: request.query.fiscalYear ?? null };
      const { access, year, rows } = await deps.database.tenant(
        actor,
        (tx) => readInventory(tx, deps, actor, at, 'editComponents'),
        { readOnly: true },
      );
      const bytes = await deps.press.make(componentsXlsx, rows, request.signal);
      return reply
        .type(XLSX)
        .header('content-disposition', attachment(fileName(access.property.name, year.fiscalYear)))
        .send(bytes);
    },
  );
}
