import writeWorkbook from 'write-excel-file/node';
import type { SheetData } from 'write-excel-file/node';
import { previewOf } from '../preview';
import type { InventoryItem } from '../matching';
import { firstMapping, readFile } from '../stage';
import type { Mapping } from '../reading/sheet-reading';

export type Rows = SheetData;

export async function xlsxOf(rows: Rows, sheet = 'Components'): Promise<Buffer> {
  return (await writeWorkbook(rows, { sheet }).toBuffer()) as Buffer;
}

export const csvOf = (text: string) => Buffer.from(text.replace(/^\n/, ''));

/** Reads a file and holds it against an inventory, as an upload does. */
export async function previewFile(
  fileName: string,
  bytes: Buffer,
  options: { inventory?: InventoryItem[]; categories?: string[]; mapping?: Partial<Mapping> } = {},
) {
  const grid = await readFile(fileName, bytes);
  const mapping = { ...firstMapping(grid), ...options.mapping };
  const staged = {
    importId: '0190a000-0000-7000-8000-000000000001',
    propertyId: '0190a000-0000-7000-8000-000000000002',
    fiscalYear: 2026,
    fileName,
    grid,
    mapping,
    isAccepted: false,
  };
  return previewOf(staged, options.inventory ?? [], options.categories ?? []);
}

/** The field of each column, in order. */
export const fieldsOf = (preview: { columns: { field: string | null }[] }) =>
  preview.columns.map(({ field }) => field);
