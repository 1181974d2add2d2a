import { z } from 'zod';
import { money } from '../value/numbers';

// Many properties from one workbook: what is in it, what is wrong with it, and what became of each property.

export const importLimits = {
  /** Properties in one workbook. */
  properties: 300,
  /** Filled rows of a sheet, its headings included. */
  rows: 40_000,
  /** Problems that a property names; it counts all of them. The same of the workbook as a whole. */
  problems: 50,
} as const;

/** What became of a property of the workbook. */
const propertyImportStatus = z.enum(['ready', 'problems', 'exists', 'added', 'failed']).meta({
  description:
    'ready: it can be added; problems: the workbook has to be corrected; exists: the portfolio has a property of the same name and address; added: it is in the portfolio; failed: it was refused when it was added',
});
export type PropertyImportStatus = z.infer<typeof propertyImportStatus>;

/** What is wrong in the workbook, and where. */
const propertyImportProblem = z.object({
  sheetName: z.string().nullable().meta({ description: 'null where the whole workbook is meant' }),
  row: z
    .int()
    .nullable()
    .meta({ description: 'As the sheet counts it; null where the whole sheet is meant' }),
  column: z
    .string()
    .nullable()
    .meta({ description: 'Letter and heading; null where the whole row is meant' }),
  value: z.string().nullable().meta({ description: 'What the cell reads, shortened' }),
  detail: z.string(),
});
export type PropertyImportProblem = z.infer<typeof propertyImportProblem>;

/** A property of the workbook. */
const propertyImportLine = z.object({
  position: z.int().meta({ description: 'Its place in the workbook, from 1' }),
  row: z.int().meta({ description: 'Its row on the sheet Properties' }),
  name: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  numberOfUnits: z.int().nullable(),
  startingReserveBalance: money.nullable(),
  componentCount: z.int(),
  componentsCost: money.meta({ description: 'Current cost of its components' }),
  status: propertyImportStatus,
  propertyId: z.uuid().nullable().meta({ description: 'The property, once it is added' }),
  problems: z.array(propertyImportProblem),
  problemCount: z.int(),
  notes: z
    .array(z.string())
    .meta({ description: 'What was left out or assumed; nothing has to be corrected' }),
});
export type PropertyImportLine = z.infer<typeof propertyImportLine>;

/** GET /api/property/import/{propertyImportId}. */
export const propertyImport = z.object({
  propertyImportId: z.uuid(),
  workspaceId: z.uuid(),
  workspaceName: z.string(),
  fileName: z.string(),
  createdAt: z.iso.datetime(),
  isAccepted: z.boolean().meta({ description: 'Adding its properties has begun' }),
  counts: z.object({
    ready: z.int(),
    problems: z.int(),
    exists: z.int(),
    added: z.int(),
    failed: z.int(),
  }),
  lines: z.array(propertyImportLine),
  problems: z
    .array(propertyImportProblem)
    .meta({ description: 'Rows that belong to no property of the workbook' }),
  problemCount: z.int(),
  remarks: z.array(z.string()).meta({ description: 'Sheets and columns that are not read' }),
  jobId: z.uuid().nullable().meta({ description: 'The job that is adding its properties now' }),
});
export type PropertyImport = z.infer<typeof propertyImport>;

/** POST /api/property/import/{propertyImportId}/accept. */
export const propertyImportAcceptInput = z.object({
  leaveOut: z
    .boolean()
    .default(false)
    .meta({ description: 'Add the properties without problems and leave everything else out' }),
});
export type PropertyImportAcceptInput = z.infer<typeof propertyImportAcceptInput>;

/** Fields beside the file of POST /api/property/import. */
export const propertyImportInput = z.object({
  workspaceId: z
    .uuid({ error: 'Portfolio is required' })
    .optional()
    .meta({ description: 'May be left out by whoever can add properties to only one portfolio' }),
});
export type PropertyImportInput = z.infer<typeof propertyImportInput>;
