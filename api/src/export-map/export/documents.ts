import { z } from 'zod';
import { readInventory } from '../../component/service';
import { documentName } from '../../platform/files/document-name';
import { XLSX } from '../../platform/http/media-types';
import { requireStaff } from '../../platform/identity/staff';
import { conflict } from '../../platform/problem';
import type { Document } from '../../platform/work/document';
import { requireProperty } from '../../property/access';
import { findMap } from '../repository';
import { exportMapTemplateXlsx, mappedComponentsXlsx, type MappedInventory } from './workbook';

const ofProperty = z.object({ propertyId: z.uuid() });
const ofYear = ofProperty.extend({ fiscalYear: z.int().nullable() });

/** The template for writing an export map. */
export const templateDocument: Document<z.infer<typeof ofProperty>, { propertyName: string }> = {
  name: exportMapTemplateXlsx.name,
  type: XLSX,
  asked: ofProperty,
  read: async (tx, { actor }, { propertyId }) => {
    requireStaff(actor);
    const { property } = await requireProperty(tx, actor, propertyId);
    return { subject: { propertyName: property.name }, fileName: exportMapTemplateXlsx.name };
  },
  kind: exportMapTemplateXlsx,
};

/** The inventory of a year through the property's export map. */
export const mappedComponentsDocument: Document<z.infer<typeof ofYear>, MappedInventory> = {
  name: mappedComponentsXlsx.name,
  type: XLSX,
  asked: ofYear,
  read: async (tx, { actor, clock }, at) => {
    requireStaff(actor);
    const { access, year, rows } = await readInventory(tx, { clock }, actor, at);
    const { property } = access;
    const map = await findMap(tx, property);
    if (!map)
      throw conflict('This property has no export map. Import one, then download again.', 'noExportMap');
    const { name: propertyName } = property;
    const { inflationRate, fiscalYear } = year;
    return {
      subject: { columns: map.columns, rows, propertyName, inflationRate, fiscalYear },
      fileName: documentName(`${propertyName} export ${fiscalYear}`, 'xlsx'),
    };
  },
  kind: mappedComponentsXlsx,
};
