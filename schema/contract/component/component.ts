import { z } from 'zod';
import { limits } from '../value/limits';
import { hasThreeDecimals, money, optional, whole } from '../value/numbers';
import { hasTwoDecimals } from '../value/money';
import { asks } from '../value/question';
import { optionalDate, optionalText, requiredText } from '../value/text';
import { withCrossFieldRules } from '../value/cross-field';

const componentActions = z.object({ edit: z.boolean(), delete: z.boolean(), viewCosts: z.boolean() });

export const component = z.object({
  propertyComponentId: z.uuid(),
  propertyId: z.uuid(),
  fiscalYear: z.int(),
  name: z.string(),
  category: z.string(),
  categoryPosition: z
    .int()
    .meta({ description: 'Position of the category in the property, which decides its color for good' }),
  location: z.string().nullable(),
  quantity: z.number(),
  unitOfMeasure: z.string(),
  unitCost: money.nullable().meta({ description: 'null when the viewer may not see costs' }),
  currentCost: money.nullable().meta({ description: 'quantity × unitCost × percentReplaced / 100' }),
  usefulLife: z.int().meta({ description: 'years' }),
  remainingUsefulLife: z.int().meta({ description: 'years' }),
  placedInServiceYear: z.int().nullable(),
  lastReplacedYear: z.int().nullable(),
  nextReplacementYear: z.int(),
  costAtReplacement: money.nullable().meta({ description: 'currentCost inflated to nextReplacementYear' }),
  isOneTime: z.boolean(),
  percentReplaced: z.number(),
  warrantyUntil: z.iso.date().nullable().meta({ description: 'Last day of its warranty' }),
  nextInspectionOn: z.iso.date().nullable().meta({ description: 'Day on which it is to be inspected next' }),
  glCode: z.string().nullable(),
  notes: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  version: z.int(),
  viewerCan: componentActions,
});
export type Component = z.infer<typeof component>;

/** GET /api/component/property/{propertyId}?fiscalYear=: the whole inventory of a year, with its totals. */
export const componentList = z.object({
  propertyId: z.uuid(),
  fiscalYear: z.int(),
  basisFiscalYear: z.int().meta({
    description: 'The set-up year whose inventory is shown; differs while a later year awaits setup',
  }),
  isReadOnly: z.boolean(),
  items: z.array(component),
  totalCount: z.int(),
  totalCurrentCost: money.nullable(),
  categories: z.array(z.object({ name: z.string(), position: z.int() })),
  viewerCan: z.object({ add: z.boolean(), import: z.boolean(), export: z.boolean(), viewCosts: z.boolean() }),
});
export type ComponentList = z.infer<typeof componentList>;

const year = (label: string) => {
  const range = `${label} should be a year between ${limits.yearBuiltMin} and 2200`;
  return optional(asks(z.int(range).min(limits.yearBuiltMin, range).max(2200, range), { label }));
};

const componentFields = {
  name: requiredText('Component Name', limits.componentNameMax),
  category: requiredText('Category', 100),
  location: optionalText('Location', 250),
  quantity: asks(
    z
      .number({
        error: (issue) => (issue.input == null ? 'Quantity is required' : 'Quantity should be a number'),
      })
      .positive('Quantity should be more than 0')
      .max(100_000_000, 'Quantity should be at most 100,000,000')
      .refine(hasThreeDecimals, 'Quantity should have at most three decimals'),
    { label: 'Quantity' },
  ),
  unitOfMeasure: requiredText('Unit of Measure', 30).default('EA'),
  unitCost: asks(
    z
      .number({
        error: (issue) => (issue.input == null ? 'Unit Cost is required' : 'Unit Cost should be an amount'),
      })
      .min(0, 'Unit Cost should be from $0 to $99,000,000')
      .max(limits.componentCostMax, 'Unit Cost should be from $0 to $99,000,000')
      .refine(hasTwoDecimals, 'Unit Cost should have at most two decimals'),
    { label: 'Unit Cost', kind: 'money' },
  ),
  usefulLife: whole('Useful Life', 1, limits.componentLifeMax),
  remainingUsefulLife: whole('Remaining Useful Life', 0, limits.componentLifeMax),
  placedInServiceYear: year('Placed in Service'),
  lastReplacedYear: year('Last Replaced'),
  isOneTime: asks(z.boolean().default(false), { label: 'One-time' }),
  percentReplaced: asks(
    z
      .number({ error: 'Percent Replaced should be from 0.01% to 100%' })
      .min(0.01, 'Percent Replaced should be from 0.01% to 100%')
      .max(100, 'Percent Replaced should be from 0.01% to 100%')
      .refine(hasTwoDecimals, 'Percent Replaced should have at most two decimals')
      .default(100),
    { label: 'Percent Replaced', kind: 'percent' },
  ),
  warrantyUntil: optionalDate('Warranty Until'),
  nextInspectionOn: optionalDate('Next Inspection'),
  glCode: optionalText('GL Code', 50),
  notes: optionalText('Notes', 4000),
};

export const componentInput = withCrossFieldRules(z.object(componentFields), (value, add) => {
  const { quantity, unitCost, percentReplaced = 100 } = value;
  if (typeof quantity !== 'number' || typeof unitCost !== 'number' || typeof percentReplaced !== 'number')
    return;
  if ((quantity * unitCost * percentReplaced) / 100 > limits.componentCostMax)
    add('unitCost', 'Quantity × Unit Cost should be at most $99,000,000');
});
export type ComponentInput = z.infer<typeof componentInput>;

/** PUT /api/component/bulk: one change for many components, all or nothing. Each component has its version. */
export const componentBulkInput = z.object({
  items: z
    .array(z.object({ propertyComponentId: z.uuid(), version: z.int() }))
    .min(1, 'Choose at least one component')
    .max(limits.componentsPerYear),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('category'), category: requiredText('Category', 100) }),
    z.object({
      kind: z.literal('remainingUsefulLife'),
      remainingUsefulLife: whole('Remaining Useful Life', 0, limits.componentLifeMax),
    }),
    z.object({ kind: z.literal('delete') }),
  ]),
});
export type ComponentBulkInput = z.infer<typeof componentBulkInput>;
export const componentBulkAnswer = z.object({ changed: z.int(), propertyId: z.uuid() });

/** POST /api/component/property/{propertyId}/save: up to 500 components that are new or changed, all or none. */
const savedComponent = z
  .object({
    propertyComponentId: z
      .uuid()
      .nullish()
      .meta({ description: 'The component to change; left out for a new one' }),
    version: z.int().nullish().meta({ description: 'Version that the change starts from' }),
    values: componentInput,
  })
  .refine(({ propertyComponentId, version }) => propertyComponentId == null || version != null, {
    path: ['version'],
    error: 'Send the version of a component that is changed',
  });
export const componentsSaveInput = z.object({
  items: z
    .array(savedComponent, { error: 'Components should be a list' })
    .min(1, 'Send at least one component')
    .max(limits.componentsPerSave, `Send at most ${limits.componentsPerSave} components at once`),
});
export type ComponentsSaveInput = z.infer<typeof componentsSaveInput>;
/** In the order of the request. */
export const componentsSaved = z.object({ items: z.array(component) });
export type ComponentsSaved = z.infer<typeof componentsSaved>;
