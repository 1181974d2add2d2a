import { z } from 'zod';
import { documentName } from '../../platform/files/document-name';
import { XLSX } from '../../platform/http/media-types';
import type { Document } from '../../platform/work/document';
import type { ComponentRow } from '../repository';
import { readInventory } from '../write/inventory';
import { componentsXlsx } from './workbook';

interface AskedInventory {
  propertyId: string;
  fiscalYear?: number | undefined;
}

/** The inventory as a file. */
export const componentsDocument: Document<AskedInventory, readonly ComponentRow[]> = {
  name: componentsXlsx.name,
  type: XLSX,
  asked: z.object({ propertyId: z.uuid(), fiscalYear: z.int().optional() }),
  read: async (tx, { actor, clock }, { propertyId, fiscalYear }) => {
    const at = { propertyId, fiscalYear: fiscalYear ?? null };
    const { access, year, rows } = await readInventory(tx, { clock }, actor, at, 'editComponents');
    return {
      subject: rows,
      fileName: documentName(`${access.property.name} components ${year.fiscalYear}`, 'xlsx'),
    };
  },
  kind: componentsXlsx,
};
