import { COMPONENT_COLUMNS, type ComponentColumn } from '@roofline/schema/component-import/import-fields';

/** The columns of the template, without the id: only an export knows the ids of components. */
const COLUMNS = COMPONENT_COLUMNS.filter(({ field }) => field !== 'propertyComponentId');

const EXAMPLES: Partial<Record<ComponentColumn, string | number>>[] = [
  {
    name: 'Asphalt shingle roof',
    category: 'Roofing',
    location: 'Building A',
    quantity: 240,
    unitOfMeasure: 'SQ',
    unitCost: 650,
    currentCost: 156_000,
    usefulLife: 25,
    remainingUsefulLife: 9,
    placedInServiceYear: 2010,
    isOneTime: 'No',
    percentReplaced: 100,
    glCode: '3010',
    notes: 'Example row, replace it',
  },
  {
    name: 'Pool pump',
    category: 'Pool',
    location: 'Pool house',
    quantity: 2,
    unitOfMeasure: 'EA',
    unitCost: 1850.5,
    currentCost: 3701,
    usefulLife: 8,
    remainingUsefulLife: 0,
    lastReplacedYear: 2018,
    isOneTime: 'No',
    percentReplaced: 100,
    notes: 'Example row, replace it',
  },
];

function csvCell(value: string | number): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns a small table to start from: every heading that an import knows, and two example rows. */
export function templateCsv(): string {
  const lines = [
    COLUMNS.map(({ label }) => label),
    ...EXAMPLES.map((row) => COLUMNS.map(({ field }) => row[field] ?? '')),
  ];
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/** Downloads the template as a file. */
export function downloadTemplate(): void {
  const address = URL.createObjectURL(new Blob([templateCsv()], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = 'component-import-template.csv';
  link.click();
  // The browser reads the address only after this turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
