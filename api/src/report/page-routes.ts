import { dataBody } from '@roofline/schema/problem';
import {
  expendituresReport as expendituresBody,
  inventoryReport as inventoryBody,
  percentFundedReport as percentFundedBody,
  reportQuery,
  type ReportKind,
  type ReportQuery,
} from '@roofline/schema/report-pages';
import type { FastifyRequest } from 'fastify';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import type { Tx } from '../platform/database';
import type { DocumentKind } from '../platform/documents/kind';
import { attachment } from '../platform/http/attachment';
import { uuidParams, yearParam } from '../platform/ids';
import { PDF } from '../platform/pdf/paper';
import {
  expendituresPdf,
  expendituresXlsx,
  inventoryPdf,
  inventoryXlsx,
  percentFundedPdf,
  percentFundedXlsx,
} from './documents';
import { XLSX } from './files/sheets';
import { fileName, TITLES, type AnyReport } from './files/words';
import { expendituresReport } from './pages/expenditures';
import { inventoryDetails, inventoryReport } from './pages/inventory';
import { percentFundedReport } from './pages/percent-funded';
import { readSubject, type AskedYear, type ReportSubject } from './study/subject';

/** One report: how it is made of its subject, and how it becomes a file. */
interface Page<R extends AnyReport> {
  kind: ReportKind;
  summary: string;
  body: ReturnType<typeof dataBody>;
  make: (tx: Tx, subject: ReportSubject, query: ReportQuery, now: Date, isFile: boolean) => R | Promise<R>;
  workbook: DocumentKind<R>;
  paper: DocumentKind<R>;
}

const params = uuidParams('propertyId').extend({ fiscalYear: yearParam });

function pageRoutes<R extends AnyReport>(app: App, { database, clock, press }: Deps, page: Page<R>): void {
  const { kind, summary } = page;
  type Asked = { params: AskedYear; query: ReportQuery } & FastifyRequest;
  const read = (request: FastifyRequest, isFile: boolean) => {
    const { params: asked, query } = request as Asked;
    const actor = actorOf(request);
    return database.tenant(actor, async (tx) =>
      page.make(tx, await readSubject(tx, actor, clock, asked), query, clock.now(), isFile),
    );
  };
  const schema = { tags: ['report'], params, querystring: reportQuery };
  const url = `/api/reports/${kind}/:propertyId/:fiscalYear`;
  app.get(url, { schema: { ...schema, summary, response: { 200: page.body } } }, async (request) => ({
    data: await read(request, false),
  }));
  // A parameter with something after it needs its own end.
  const fileUrl = `/api/reports/${kind}/:propertyId/:fiscalYear(^\\d{4})`;
  const named = (report: R, extension: string) =>
    attachment(fileName(report.propertyName, TITLES[kind].toLowerCase(), report.fiscalYear, extension));
  app.get(
    `${fileUrl}.xlsx`,
    { config: { produces: [XLSX] }, schema: { ...schema, summary: `${summary}, as .xlsx` } },
    async (request, reply) => {
      const report = await read(request, true);
      const bytes = await press.make(page.workbook, report, request.signal);
      return reply.type(XLSX).header('content-disposition', named(report, 'xlsx')).send(bytes);
    },
  );
  app.get(
    `${fileUrl}.pdf`,
    { config: { produces: [PDF] }, schema: { ...schema, summary: `${summary}, as a tagged PDF` } },
    async (request, reply) => {
      const report = await read(request, false);
      const bytes = await press.make(page.paper, report, request.signal);
      return reply.type(PDF).header('content-disposition', named(report, 'pdf')).send(bytes);
    },
  );
}

/** The three reports of a property, as JSON and as files. */
export function reportPageRoutes(app: App, deps: Deps): void {
  pageRoutes(app, deps, {
    kind: 'percentfunded',
    summary: 'Percent funded by year',
    body: dataBody(percentFundedBody),
    make: (_tx, subject, query, now) => percentFundedReport(subject, query, now),
    workbook: percentFundedXlsx,
    paper: percentFundedPdf,
  });
  pageRoutes(app, deps, {
    kind: 'anticipatedexpenditures',
    summary: 'Anticipated expenditures by year and category',
    body: dataBody(expendituresBody),
    make: (_tx, subject, query, now, isFile) =>
      expendituresReport(subject, query, now, isFile ? Number.POSITIVE_INFINITY : undefined),
    workbook: expendituresXlsx,
    paper: expendituresPdf,
  });
  pageRoutes(app, deps, {
    kind: 'componentinventory',
    summary: 'The component inventory by category',
    body: dataBody(inventoryBody),
    make: async (tx, subject, query, now) =>
      inventoryReport(subject, await inventoryDetails(tx, subject, query), query, now),
    workbook: inventoryXlsx,
    paper: inventoryPdf,
  });
}
