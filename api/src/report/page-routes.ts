import { dataBody } from '@roofline/schema/problem';
import {
  expendituresReport,
  inventoryReport,
  percentFundedReport,
  reportQuery,
  type ReportKind,
  type ReportQuery,
} from '@roofline/schema/report-pages';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { PDF, XLSX } from '../platform/http/media-types';
import { uuidParams, yearParam } from '../platform/ids';
import { sendDocument } from '../platform/work/document';
import { reportDocuments } from './documents';
import { pages } from './kinds';
import { readPage } from './pages/subject';
import type { AskedYear } from './study/subject';

/** One report as its routes describe it. */
interface Page {
  kind: ReportKind;
  summary: string;
  body: ReturnType<typeof dataBody>;
}

const params = uuidParams('propertyId').extend({ fiscalYear: yearParam });

function askedOf(request: FastifyRequest) {
  const { params: year, query } = request as { params: AskedYear; query: ReportQuery } & FastifyRequest;
  return { ...year, query };
}

function pageRoutes(app: App, deps: Deps, { kind, summary, body }: Page): void {
  const { database, clock } = deps;
  const schema = { tags: ['report'], params, querystring: reportQuery };
  const url = `/api/reports/${kind}/:propertyId/:fiscalYear`;
  app.get(url, { schema: { ...schema, summary, response: { 200: body } } }, async (request) => {
    const actor = actorOf(request);
    return {
      data: await database.tenant(actor, async (tx) =>
        pages[kind](await readPage(tx, { actor, clock }, askedOf(request), kind)),
      ),
    };
  });
  // A parameter with something after it needs its own end.
  const fileUrl = `/api/reports/${kind}/:propertyId/:fiscalYear(^\\d{4})`;
  app.get(
    `${fileUrl}.xlsx`,
    { config: { produces: [XLSX] }, schema: { ...schema, summary: `${summary}, as .xlsx` } },
    (request, reply) => sendDocument(deps, request, reply, reportDocuments[kind].xlsx, askedOf(request)),
  );
  app.get(
    `${fileUrl}.pdf`,
    { config: { produces: [PDF] }, schema: { ...schema, summary: `${summary}, as a tagged PDF` } },
    (request, reply) => sendDocument(deps, request, reply, reportDocuments[kind].pdf, askedOf(request)),
  );
}

/** The three reports of a property, as JSON and as files. */
export function reportPageRoutes(app: App, deps: Deps): void {
  pageRoutes(app, deps, {
    kind: 'percentfunded',
    summary: 'Percent funded by year',
    body: dataBody(percentFundedReport),
  });
  pageRoutes(app, deps, {
    kind: 'anticipatedexpenditures',
    summary: 'Anticipated expenditures by year and category',
    body: dataBody(expendituresReport),
  });
  pageRoutes(app, deps, {
    kind: 'componentinventory',
    summary: 'The component inventory by category',
    body: dataBody(inventoryReport),
  });
}
