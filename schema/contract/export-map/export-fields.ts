import { COMPONENT_COLUMNS, IMPORT_FIELDS, type ComponentColumn } from '../component-import/import-fields';

/** Fields that only an export has: they follow from a component, its year and its property. */
type FurtherField =
  | 'nextReplacementYear'
  | 'costAtReplacement'
  | 'warrantyUntil'
  | 'nextInspectionOn'
  | 'updatedAt'
  | 'fiscalYear'
  | 'propertyName'
  | 'propertyId';

/** A field of ours that a column of a firm's sheet can take. */
export type ExportField = ComponentColumn | FurtherField;

const EXPLAINED: Record<ComponentColumn, string> = {
  name: 'Name of the component',
  category: 'Category of the component',
  location: 'Where the component is',
  quantity: 'How many units there are, with up to three decimals',
  unitOfMeasure: 'Code of the unit, such as SF or EA',
  unitCost: 'Cost of one unit in dollars',
  currentCost: 'Quantity × unit cost × percent replaced, in dollars of the fiscal year',
  usefulLife: 'Years from one replacement to the next',
  remainingUsefulLife: 'Years until the next replacement',
  placedInServiceYear: 'Year in which the component was installed',
  lastReplacedYear: 'Year of the last replacement',
  isOneTime: 'Yes for a component that is replaced only once, else No',
  percentReplaced: 'Share that one replacement replaces, as a percentage',
  glCode: 'Account in the general ledger',
  notes: 'Notes',
  propertyComponentId: 'Id of the component in Roofline: an import finds the component by it',
};

const FURTHER: Record<FurtherField, { label: string; explanation: string }> = {
  nextReplacementYear: {
    label: IMPORT_FIELDS.find(({ field }) => field === 'nextReplacementYear')!.label,
    explanation: 'Fiscal year of the next replacement',
  },
  costAtReplacement: {
    label: 'Cost at Replacement',
    explanation: 'Replacement cost with inflation up to the next replacement, in dollars',
  },
  warrantyUntil: { label: 'Warranty Until', explanation: 'Last day of the warranty, as 2026-05-31' },
  nextInspectionOn: { label: 'Next Inspection', explanation: 'Day of the next inspection, as 2026-05-31' },
  updatedAt: { label: 'Last Changed', explanation: 'Day of the last change, as 2026-05-31 (UTC)' },
  fiscalYear: { label: 'Fiscal Year', explanation: 'Fiscal year of the inventory' },
  propertyName: { label: 'Property', explanation: 'Name of the property' },
  propertyId: { label: 'Property ID', explanation: 'Id of the property in Roofline' },
};

/** What an export map says of a field: its key, our heading for it, and what it holds. */
export interface ExportFieldLine {
  key: ExportField;
  label: string;
  explanation: string;
}

/** Every field of ours, in the order of the template. */
export const EXPORT_FIELDS: readonly ExportFieldLine[] = [
  ...COMPONENT_COLUMNS.map(({ field, label }) => ({ key: field, label, explanation: EXPLAINED[field] })),
  ...(Object.keys(FURTHER) as FurtherField[]).map((key) => ({ key, ...FURTHER[key] })),
];

const LABELS = new Map(EXPORT_FIELDS.map(({ key, label }) => [key, label]));

/** Our heading of a field. */
export const exportFieldLabel = (key: ExportField): string => LABELS.get(key)!;
