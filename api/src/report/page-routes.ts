import {
  expendituresReport,
  inventoryReport,
  percentFundedReport,
  reportQuery,
  type ReportKind,
} from '@roofline/schema/report/report-pages';
import type { z } from 'zod';
import { isLargeInventory } from '../component/service';
import { data } from '../platform/route/answer';
import type { Route } from '../platform/route/declaration';
import { routes } from '../platform/route/declare';
import { get, getDocument } from '../platform/route/read';
import { reportDocuments } from './documents';
import { reportPages } from './kinds';
import { readPage } from './pages/subject';

/** Returns the routes of a report as JSON, as a workbook and as a PDF. */
function pageRoutes(kind: ReportKind, summary: string, shape: z.ZodType): Route[] {
  const query = reportQuery;
  const path = `/api/reports/${kind}/:propertyId/:fiscalYear` as const;
  return routes(
    'report',
    get(path, {
      summary,
      query,
      answer: data(shape),
      catchesUp: true,
      compute: {
        kind: reportPages[kind],
        isMuch: (tx, { params }) => isLargeInventory(tx, params.propertyId),
        read: (tx, { actor, deps: { clock }, params, query: asked }) =>
          readPage(tx, { actor, clock }, { ...params, query: asked }, kind),
      },
    }),
    // The pattern ends the parameter, since the path goes on after it.
    getDocument(`${path}(^\\d{4}).xlsx`, {
      summary: `${summary}, as .xlsx`,
      query,
      document: reportDocuments[kind].xlsx,
      asked: ({ params, query: asked }) => ({ ...params, query: asked }),
    }),
    getDocument(`${path}(^\\d{4}).pdf`, {
      summary: `${summary}, as a tagged PDF`,
      query,
      document: reportDocuments[kind].pdf,
      asked: ({ params, query: asked }) => ({ ...params, query: asked }),
    }),
  );
}

/** The routes of the three reports of a property, as JSON and as files. */
export const reportPageRoutes = [
  ...pageRoutes('percentfunded', 'Percent funded by year', percentFundedReport),
  ...pageRoutes(
    'anticipatedexpenditures',
    'Anticipated expenditures by year and category',
    expendituresReport,
  ),
  ...pageRoutes('componentinventory', 'The component inventory by category', inventoryReport),
];
