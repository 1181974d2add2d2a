// The program of the threads that documents are made on: every kind of them, and nothing else of the service.

import { componentsXlsx } from './component/export/workbook';
import { disclosurePdf } from './disclosure/print';
import { serveDocuments } from './platform/documents/serve';
import {
  expendituresPdf,
  expendituresXlsx,
  inventoryPdf,
  inventoryXlsx,
  packetPdf,
  percentFundedPdf,
  percentFundedXlsx,
} from './report/documents';
import { planXlsx } from './workbook/workbook';

serveDocuments([
  percentFundedPdf,
  percentFundedXlsx,
  expendituresPdf,
  expendituresXlsx,
  inventoryPdf,
  inventoryXlsx,
  packetPdf,
  disclosurePdf,
  planXlsx,
  componentsXlsx,
]);
