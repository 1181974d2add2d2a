// The program of the threads that compute: every kind of work, and nothing else of the service.

import { importWork } from './component-import/work';
import { componentsXlsx } from './component/export/workbook';
import { dashboard } from './dashboard/kind';
import { disclosurePdf } from './disclosure/print';
import { disclosurePage } from './disclosure/service';
import { planBridgeWork } from './plan/bridge/read';
import { fileWork } from './file/content/work';
import { planPreviewWork } from './plan/plans/preview';
import { heicDecoding } from './platform/images/heic';
import { photoFacts } from './photo/upload/facts';
import { serveWork } from './platform/work/serve';
import { reportWork } from './report/kinds';
import { planXlsx } from './workbook/workbook';

serveWork([
  dashboard,
  ...reportWork,
  disclosurePage,
  disclosurePdf,
  planBridgeWork,
  planPreviewWork,
  planXlsx,
  componentsXlsx,
  ...importWork,
  ...fileWork,
  photoFacts,
  heicDecoding,
]);
