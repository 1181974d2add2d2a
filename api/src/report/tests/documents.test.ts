import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ExpendituresReport, InventoryReport, PercentFundedReport } from '@roofline/schema/report-pages';
import { madeHere, type DocumentKind } from '../../platform/documents/kind';
import { expendituresPdf, inventoryPdf, percentFundedPdf } from '../documents';
import { reportServer } from '../fixtures/report-server';

let server: Awaited<ReturnType<typeof reportServer>>;
beforeAll(async () => void (server = await reportServer()));
afterAll(() => server.close());

it.each([
  ['percentfunded', percentFundedPdf as DocumentKind<PercentFundedReport>],
  ['anticipatedexpenditures', expendituresPdf as DocumentKind<ExpendituresReport>],
  ['componentinventory', inventoryPdf as DocumentKind<InventoryReport>],
])('%s is drawn on a thread as it would be in this one, byte by byte', async (name, kind) => {
  const here = await madeHere(kind as DocumentKind<unknown>, await server.report(name));
  expect((await server.file(name, '.pdf')).body.equals(here)).toBe(true);
});
