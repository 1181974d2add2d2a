import { z } from 'zod';
import { money } from '../value/numbers';
import { IMPORT_FIELDS, type ImportField } from './import-fields';

const importField = z.enum(IMPORT_FIELDS.map((f) => f.field) as [ImportField, ...ImportField[]]);

/** Outcome of a row, before anything is saved. */
const importRowStatus = z.enum(['new', 'changed', 'unchanged', 'error', 'skipped']);

const importProblem = z.object({
  row: z.int().meta({ description: 'Row number as the sheet counts it, from 1' }),
  column: z.string().nullable().meta({
    description: 'Letter and heading, "C (Useful Life)"; null when the error concerns the whole row',
  }),
  field: importField.nullable(),
  value: z.string().nullable(),
  detail: z.string(),
});

const importRow = z.object({
  row: z.int(),
  status: importRowStatus,
  name: z.string().nullable(),
  category: z.string().nullable(),
  quantity: z.number().nullable(),
  unitOfMeasure: z.string().nullable(),
  unitCost: money.nullable(),
  currentCost: money.nullable(),
  usefulLife: z.int().nullable(),
  remainingUsefulLife: z.int().nullable(),
  note: z.string().nullable().meta({ description: 'Assumptions made, in words' }),
});

/** A sheet of the file: a list of its own that is imported by itself, the same lines once more, or something else. */
const importSheet = z.object({
  importId: z.uuid().meta({ description: 'The import that reads this sheet' }),
  sheetName: z.string().nullable(),
  kind: z.enum(['list', 'repeat', 'other']),
  lineCount: z.int().meta({ description: 'Lines below the headings that look like components' }),
  total: money.meta({ description: 'Sum of its cost column' }),
  isAccepted: z.boolean(),
});

export const importPreview = z.object({
  importId: z.uuid(),
  propertyId: z.uuid(),
  fiscalYear: z.int(),
  fileName: z.string(),
  sheetName: z.string().nullable(),
  sheets: z.array(importSheet).meta({ description: 'All sheets of the file, this one among them' }),
  headerRow: z.int(),
  columns: z.array(
    z.object({
      index: z.int(),
      letter: z.string(),
      heading: z.string(),
      field: importField.nullable(),
      samples: z.array(z.string()),
    }),
  ),
  rows: z.array(importRow),
  problems: z.array(importProblem),
  missingFields: z.array(importField),
  remarks: z.array(z.string()).meta({
    description: 'What to know of the columns, in words: a range of costs, costs that no field takes',
  }),
  counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), error: z.int(), skipped: z.int() }),
  tieOut: z.object({
    fileRows: z.int(),
    fileTotal: money.meta({ description: 'Sum of the cost column in the file' }),
    statedTotal: money.nullable().meta({ description: 'Total that the file states, if it has a total row' }),
    importTotal: money.meta({ description: 'Sum of currentCost of the rows that would be saved' }),
    difference: money,
    otherSheetsTotal: money.meta({
      description: 'Sum of the lists on other sheets of the file that are not imported yet',
    }),
    ties: z.boolean().meta({ description: 'No difference, and no other list of the file is left' }),
    inventoryTotalAfter: money.meta({ description: 'Inventory total after accepting' }),
  }),
  skipErrors: z.boolean().meta({ description: 'Rows with errors are left out on purpose' }),
  skipRows: z.array(z.int()).meta({ description: 'Rows left out on purpose, as the sheet counts them' }),
  canAccept: z.boolean(),
  isAccepted: z.boolean(),
  jobId: z.uuid().nullable().meta({ description: "The viewer's job that is saving it now" }),
});
export type ImportPreview = z.infer<typeof importPreview>;

/** PUT /api/component/import/{importId}: reads the same file with other columns or rows; saves nothing. */
export const importMappingInput = z.object({
  headerRow: z.int().min(1).max(50_000).optional().meta({
    description: 'Row of the headings; another one than before has its columns guessed again',
  }),
  columns: z.array(z.object({ index: z.int().min(0), field: importField.nullable() })).max(200),
  skipErrors: z.boolean().default(false).meta({
    description: 'Rows with errors block acceptance unless they are left out on purpose',
  }),
  skipRows: z.array(z.int()).max(5000).default([]),
});
export type ImportMappingInput = z.infer<typeof importMappingInput>;

/** POST /api/component/import/{importId}/accept */
export const importAnswer = z.object({
  importId: z.uuid(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  totalCount: z.int(),
  totalCurrentCost: money,
});
export type ImportAnswer = z.infer<typeof importAnswer>;
