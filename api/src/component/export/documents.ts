import { z } from 'zod';
import { documentName } from '../../platform/files/document-name';
import { XLSX } from '../../platform/http/media-types';
import type { Document } from '../../platform/work/document';
import { readInventory } from '../write/inventory';
import { componentsXlsx, type PrintedInventory } from './workbook';

interface AskedInventory {
  propertyId: string;
  fiscalYear?: number | undefined;
}

/** The document of the inventory as .xlsx. */
export const componentsDocument: Document<AskedInventory, PrintedInventory> = {
  name: componentsXlsx.name,
  type: XLSX,
  asked: z.object({ propertyId: z.uuid(), fiscalYear: z.int().optional() }),
  read: async (tx, { actor, clock }, { propertyId, fiscalYear }) => {
    const at = { propertyId, fiscalYear: fiscalYear ?? null };
    const { access, year, rows } = await readInventory(tx, { clock }, actor, at, 'editComponents');
    const { name } = access.property;
    return {
      subject: { rows, head: { name, period: `Fiscal year ${year.fiscalYear}` } },
      fileName: documentName(`${name} components ${year.fiscalYear}`, 'xlsx'),
    };
  },
  kind: componentsXlsx,
};
