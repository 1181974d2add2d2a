import { REPORT_KINDS, type ReportKind } from '@roofline/schema/report/report-pages';
import { z } from 'zod';
import { PDF, XLSX } from '../platform/http/media-types';
import type { Document } from '../platform/work/document';
import type { DrawnKind } from '../platform/work/kind';
import { fileName, TITLES } from './files/words';
import { packetPdf, reportFiles } from './kinds';
import { readPacket, type PacketSubject } from './packet/subject';
import { askedReport, readPage, type AskedReport, type PageSubject } from './pages/subject';

type ReportDocument = Document<AskedReport, PageSubject>;

function reportDocument(report: ReportKind, extension: 'pdf' | 'xlsx'): ReportDocument {
  const kind: DrawnKind<PageSubject> = reportFiles[report][extension];
  return {
    name: kind.name,
    type: extension === 'pdf' ? PDF : XLSX,
    asked: askedReport,
    catchesUp: true,
    read: async (tx, reader, asked) => {
      const page = await readPage(tx, reader, asked, report);
      const { property, fiscalYear } = page.subject;
      const name = fileName(property.name, TITLES[report].toLowerCase(), fiscalYear.year, extension);
      return { subject: page, fileName: name, headedBy: property.workspaceId };
    },
    kind,
  };
}

const ofReport = (report: ReportKind) => ({
  pdf: reportDocument(report, 'pdf'),
  xlsx: reportDocument(report, 'xlsx'),
});

/** The three reports of a property as files. */
export const reportDocuments: Record<ReportKind, ReturnType<typeof ofReport>> = {
  percentfunded: ofReport('percentfunded'),
  anticipatedexpenditures: ofReport('anticipatedexpenditures'),
  componentinventory: ofReport('componentinventory'),
};

/** The board packet of a plan as a file. */
export const packetDocument: Document<{ planId: string }, PacketSubject> = {
  name: packetPdf.name,
  type: PDF,
  asked: z.object({ planId: z.uuid() }),
  catchesUp: true,
  read: async (tx, { actor, clock }, { planId }) => {
    const subject = await readPacket(tx, actor, clock, planId);
    const { property, fiscalYear } = subject.report;
    const name = fileName(property.name, subject.plan.name, fiscalYear.year, 'pdf');
    return { subject, fileName: name, headedBy: property.workspaceId };
  },
  kind: packetPdf,
};

export const REPORT_DOCUMENTS = REPORT_KINDS.flatMap((report) => Object.values(reportDocuments[report]));
