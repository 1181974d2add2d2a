// The program of the computing threads: every kind of work, and nothing else of the service.

import { activityCsv } from './activity/csv';
import { calendarFeedWork } from './calendar/feed/text';
import { importWork } from './component-import/work';
import { componentsXlsx } from './component/export/workbook';
import { dashboard } from './dashboard/kind';
import { disclosurePdf } from './disclosure/print';
import { disclosurePage } from './disclosure/service';
import { exportMapWork } from './export-map/work';
import { liveDashboardWork } from './live-dashboard/kind';
import { planBridgeWork } from './plan/bridge/read';
import { fileWork } from './file/content/work';
import { ledgerImportWork } from './ledger-import/work';
import { planSensitivityWork } from './plan-analysis/sensitivity';
import { planSimulationWork } from './plan-analysis/simulation';
import { whoPaysWork } from './plan-analysis/who-pays';
import { planWorkingWork } from './plan-analysis/working';
import { planPreviewWork } from './plan/plans/preview';
import { placementSummaryWork } from './placement/summary';
import { heicDecoding } from './platform/images/heic';
import { associationsPdf, associationsXlsx } from './portfolio-analytics/export/associations';
import { projectSpendPdf, projectSpendXlsx } from './portfolio-analytics/export/spend';
import { portfolioWhatIfWork } from './portfolio-analytics/what-if/compute';
import { maintenanceXlsx } from './maintenance/export';
import { photosReportPdf } from './photo/report/paper';
import { propertyImportWork } from './property-import/work';
import { pictureHeader } from './photo/upload/facts';
import { projectsXlsx } from './project/export/workbook';
import { serveWork } from './platform/work/serve';
import { reportWork } from './report/kinds';
import { planXlsx } from './workbook/workbook';

serveWork([
  activityCsv,
  calendarFeedWork,
  dashboard,
  ...reportWork,
  ...liveDashboardWork,
  disclosurePage,
  disclosurePdf,
  planBridgeWork,
  planPreviewWork,
  planSensitivityWork,
  planSimulationWork,
  planWorkingWork,
  whoPaysWork,
  planXlsx,
  componentsXlsx,
  maintenanceXlsx,
  projectsXlsx,
  ...importWork,
  ...exportMapWork,
  ...propertyImportWork,
  ...ledgerImportWork,
  ...fileWork,
  pictureHeader,
  photosReportPdf,
  heicDecoding,
  placementSummaryWork,
  portfolioWhatIfWork,
  associationsPdf,
  associationsXlsx,
  projectSpendPdf,
  projectSpendXlsx,
]);
