import { z } from 'zod';
import { EXPORT_FIELDS, type ExportField } from './export-fields';

// Which of our component fields go to which column of a firm's own sheet.

export const exportMapLimits = {
  fileBytes: 5_000_000,
  columns: 100,
  headingMax: 250,
  textMax: 1000,
  /** Rows of a try. */
  tryRows: 10,
} as const;

const exportField = z.enum(EXPORT_FIELDS.map(({ key }) => key) as [ExportField, ...ExportField[]]);

/** A column of the firm's sheet: a field of ours, the same text in each row, or neither. */
export const exportMapColumn = z.object({
  heading: z.string().meta({ description: "The firm's own heading" }),
  field: exportField
    .nullable()
    .meta({ description: 'Field of a component; null for a text or an empty column' }),
  text: z
    .string()
    .nullable()
    .meta({ description: 'Text that each row has; null for a field or an empty column' }),
});
export type ExportMapColumn = z.infer<typeof exportMapColumn>;

/** The map in force at a property. */
export const exportMap = z.object({
  propertyId: z.uuid(),
  fileName: z.string().meta({ description: 'Name of the workbook that it was imported from' }),
  columns: z.array(exportMapColumn).meta({ description: 'In the order of the sheet' }),
  importedAt: z.iso.datetime(),
  importedBy: z.string().meta({ description: 'Who imported it' }),
  version: z.int(),
});
export type ExportMap = z.infer<typeof exportMap>;

/** GET /api/admin/exportmap/{propertyId}/try: what the first rows of the sheet would show. */
export const exportMapTry = z.object({
  propertyId: z.uuid(),
  fiscalYear: z.int(),
  basisFiscalYear: z.int().meta({
    description: 'The set-up year whose components are shown; differs while a later year awaits setup',
  }),
  years: z.array(z.int()).meta({ description: 'Fiscal years that the property has, newest first' }),
  headings: z.array(z.string()),
  rows: z
    .array(z.array(z.string().nullable()))
    .meta({ description: 'The first components, each cell as the sheet shows it; null for an empty cell' }),
  totalCount: z.int().meta({ description: 'Components that the sheet would have' }),
});
export type ExportMapTry = z.infer<typeof exportMapTry>;
