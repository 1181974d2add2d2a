import { z } from 'zod';
import { money } from '../value/money';

/** Fields that an imported column can fill, with the headings that mean each of them. */
export const IMPORT_FIELDS = [
  {
    field: 'name',
    label: 'Component',
    required: true,
    aliases: [
      'name',
      'item',
      'item name',
      'component',
      'component name',
      'asset',
      'description',
      'reserve item',
      'line item',
      'reserve component',
      'component description',
      'item description',
      'asset name',
      'asset description',
      'component title',
      'common area component',
      'major component',
      'reserve element',
      'element',
      'improvement',
    ],
  },
  {
    field: 'category',
    label: 'Category',
    required: false,
    aliases: ['category', 'group', 'type', 'asset category', 'component category', 'section', 'class'],
  },
  {
    field: 'location',
    label: 'Location',
    required: false,
    aliases: ['location', 'area', 'building', 'site', 'where'],
  },
  {
    field: 'quantity',
    label: 'Quantity',
    required: false,
    aliases: ['quantity', 'qty', 'count', 'no of units', 'number of units', 'units qty', 'approx quantity'],
  },
  {
    field: 'unitOfMeasure',
    label: 'Unit',
    required: false,
    aliases: ['unit', 'units', 'uom', 'unit of measure', 'measure', 'um'],
  },
  {
    field: 'unitCost',
    label: 'Unit Cost',
    required: false,
    aliases: ['unit cost', 'cost per unit', 'unit price', 'price', 'rate', 'cost each', 'unit'],
  },
  {
    field: 'currentCost',
    label: 'Replacement Cost',
    required: false,
    aliases: [
      'cost',
      'replacement cost',
      'current cost',
      'current replacement cost',
      'total cost',
      'estimated cost',
      'best cost',
      'avg cost',
      'average cost',
      'total',
      'amount',
      'extended cost',
      'replacement value',
      'current value',
      'cost to replace',
      'replacement price',
    ],
  },
  {
    field: 'usefulLife',
    label: 'Useful Life',
    required: true,
    aliases: [
      'ul',
      'useful life',
      'useful life years',
      'est useful life',
      'estimated useful life',
      'life',
      'expected life',
      'life expectancy',
      'typical life',
      'service life',
      'normal life',
      'life span',
      'lifespan',
      'replacement cycle',
      'eul',
    ],
  },
  {
    field: 'remainingUsefulLife',
    label: 'Remaining Useful Life',
    required: true,
    aliases: [
      'rul',
      'remaining',
      'remaining life',
      'remaining useful life',
      'remaining years',
      'rem life',
      'rem useful life',
      'years remaining',
      'life remaining',
      'remaining service life',
      'remaining lifespan',
      'years left',
      'erul',
    ],
  },
  {
    field: 'placedInServiceYear',
    label: 'Placed in Service',
    required: false,
    aliases: [
      'placed in service',
      'in service',
      'year installed',
      'installed',
      'install year',
      'placed in service year',
      'date in service',
    ],
  },
  {
    field: 'lastReplacedYear',
    label: 'Last Replaced',
    required: false,
    aliases: ['last replaced', 'last replacement', 'last done', 'last replaced year', 'year last replaced'],
  },
  {
    field: 'isOneTime',
    label: 'One Time',
    required: false,
    aliases: ['one time', 'onetime', 'one time only', 'non recurring', 'nonrecurring'],
  },
  {
    field: 'percentReplaced',
    label: 'Percent Replaced',
    required: false,
    aliases: [
      'percent replaced',
      'replaced',
      'percent',
      'pct',
      'percentage',
      'percent of replacement',
      'phase percent',
    ],
  },
  {
    field: 'glCode',
    label: 'GL Code',
    required: false,
    aliases: ['gl code', 'gl', 'gl account', 'account', 'account code', 'account number'],
  },
  {
    field: 'notes',
    label: 'Notes',
    required: false,
    aliases: ['notes', 'note', 'comment', 'comments', 'remarks'],
  },
  {
    field: 'propertyComponentId',
    label: 'Component ID',
    required: false,
    aliases: ['component id', 'propertycomponentid', 'property component id', 'roofline id'],
  },
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number]['field'];
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

export const importPreview = z.object({
  importId: z.uuid(),
  propertyId: z.uuid(),
  fiscalYear: z.int(),
  fileName: z.string(),
  sheetName: z.string().nullable(),
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
  counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), error: z.int(), skipped: z.int() }),
  tieOut: z.object({
    fileRows: z.int(),
    fileTotal: money.meta({ description: 'Sum of the cost column in the file' }),
    statedTotal: money.nullable().meta({ description: 'Total that the file states, if it has a total row' }),
    importTotal: money.meta({ description: 'Sum of currentCost of the rows that would be saved' }),
    difference: money,
    ties: z.boolean(),
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
