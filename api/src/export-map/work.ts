import { exportMapTemplateXlsx, mappedComponentsXlsx } from './export/workbook';
import { exportMapReading } from './reading/work';

/** The thread kinds of export maps. */
export const exportMapWork = [exportMapReading, mappedComponentsXlsx, exportMapTemplateXlsx];
