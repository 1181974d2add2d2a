import { exportMapTemplateXlsx, mappedComponentsXlsx } from './export/workbook';
import { exportMapReading } from './reading/work';

/** What threads do for export maps. */
export const exportMapWork = [exportMapReading, mappedComponentsXlsx, exportMapTemplateXlsx];
