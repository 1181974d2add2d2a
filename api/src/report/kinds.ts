import type { ReportKind } from '@roofline/schema/report/report-pages';
import { drawn, quick, type DrawnKind } from '../platform/work/kind';
import { expendituresPaper, inventoryPaper, percentFundedPaper } from './files/report-papers';
import { expendituresWorkbook, inventoryWorkbook, percentFundedWorkbook } from './files/report-workbooks';
import type { AnyReport } from './files/words';
import { packetPaper } from './packet/packet-paper';
import { packetOf, type PacketSubject } from './packet/subject';
import { expendituresReport } from './pages/expenditures';
import { inventoryReport } from './pages/inventory';
import { percentFundedReport } from './pages/percent-funded';
import type { PageSubject } from './pages/subject';

type Files = Record<'pdf' | 'xlsx', DrawnKind<PageSubject>>;

const WITHOUT_LIMIT = Number.POSITIVE_INFINITY;

/** The functions that compute each report from what was read for it. */
const pages = {
  percentfunded: ({ subject, query, prepared }: PageSubject) => percentFundedReport(subject, query, prepared),
  anticipatedexpenditures: ({ subject, query, prepared }: PageSubject, limit?: number) =>
    expendituresReport(subject, query, prepared, limit),
  componentinventory: ({ subject, details, query, prepared }: PageSubject) =>
    inventoryReport(subject, details, query, prepared),
};

/** The quick work that computes each report as an answer. */
export const reportPages = {
  percentfunded: quick('report percentfunded', (of: PageSubject): AnyReport => pages.percentfunded(of)),
  anticipatedexpenditures: quick('report expenditures', (of: PageSubject): AnyReport =>
    pages.anticipatedexpenditures(of),
  ),
  componentinventory: quick('report inventory', (of: PageSubject): AnyReport => pages.componentinventory(of)),
} satisfies Record<ReportKind, unknown>;

/** The work that draws each report as PDF and as workbook. */
export const reportFiles: Record<ReportKind, Files> = {
  percentfunded: {
    pdf: drawn('report percentfunded.pdf', (of) => percentFundedPaper(pages.percentfunded(of), of)),
    xlsx: drawn('report percentfunded.xlsx', (of) => percentFundedWorkbook(pages.percentfunded(of))),
  },
  anticipatedexpenditures: {
    pdf: drawn('report expenditures.pdf', (of) => expendituresPaper(pages.anticipatedexpenditures(of), of)),
    // A workbook holds every expenditure.
    xlsx: drawn('report expenditures.xlsx', (of) =>
      expendituresWorkbook(pages.anticipatedexpenditures(of, WITHOUT_LIMIT)),
    ),
  },
  componentinventory: {
    pdf: drawn('report inventory.pdf', (of) => inventoryPaper(pages.componentinventory(of), of)),
    xlsx: drawn('report inventory.xlsx', (of) => inventoryWorkbook(pages.componentinventory(of))),
  },
};

export const packetPdf = drawn('packet.pdf', (of: PacketSubject) => packetPaper(packetOf(of), of));

/** Every kind of work of this domain. */
export const reportWork = [
  ...Object.values(reportPages),
  ...Object.values(reportFiles).flatMap(({ pdf, xlsx }) => [pdf, xlsx]),
  packetPdf,
];
