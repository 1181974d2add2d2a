// The program of the threads that compute: every kind of work, and nothing else of the service.

import { acceptanceWork } from './component-import/accept/prepare';
import { componentsXlsx } from './component/export/workbook';
import { disclosurePdf } from './disclosure/print';
import { serveWork } from './platform/work/serve';
import { reportWork } from './report/kinds';
import { planXlsx } from './workbook/workbook';

serveWork([...reportWork, disclosurePdf, planXlsx, componentsXlsx, acceptanceWork]);
