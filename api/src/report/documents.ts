import type { DocumentKind } from '../platform/documents/kind';
import type { ExpendituresReport, InventoryReport, PercentFundedReport } from '@roofline/schema/report-pages';
import { expendituresPaper, inventoryPaper, percentFundedPaper } from './files/report-papers';
import { expendituresWorkbook, inventoryWorkbook, percentFundedWorkbook } from './files/report-workbooks';
import { packetPaper } from './packet/packet-paper';
import type { Packet } from './packet/subject';

const kind = <S>(name: string, make: DocumentKind<S>['make']): DocumentKind<S> => ({ name, make });

export const percentFundedPdf = kind<PercentFundedReport>('report percentfunded.pdf', percentFundedPaper);
export const percentFundedXlsx = kind<PercentFundedReport>(
  'report percentfunded.xlsx',
  percentFundedWorkbook,
);
export const expendituresPdf = kind<ExpendituresReport>('report expenditures.pdf', expendituresPaper);
export const expendituresXlsx = kind<ExpendituresReport>('report expenditures.xlsx', expendituresWorkbook);
export const inventoryPdf = kind<InventoryReport>('report inventory.pdf', inventoryPaper);
export const inventoryXlsx = kind<InventoryReport>('report inventory.xlsx', inventoryWorkbook);
export const packetPdf = kind<Packet>('packet.pdf', packetPaper);
