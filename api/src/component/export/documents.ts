import { z } from 'zod';
import { XLSX } from '../../platform/http/media-types';
import type { Document } from '../../platform/work/document';
import type { ComponentRow } from '../repository';
import { readInventory } from '../write/inventory';
import { componentsXlsx } from './workbook';

/** `Alder Creek Gardens components 2026.xlsx`, without what a file name or a header cannot hold. */
function fileName(propertyName: string, year: number): string {
  const safe = propertyName
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return `${safe} components ${year}.xlsx`.trim();
}

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
    return { subject: rows, fileName: fileName(access.property.name, year.fiscalYear) };
  },
  kind: componentsXlsx,
};
