import { z } from 'zod';
import { documentName } from '../platform/files/document-name';
import { PDF } from '../platform/http/media-types';
import type { Document } from '../platform/work/document';
import { disclosurePdf, type PrintedDisclosure } from './print';
import { readDisclosure } from './service';

/** The document of the disclosure plan as PDF. */
export const disclosureDocument: Document<{ planId: string }, PrintedDisclosure> = {
  name: disclosurePdf.name,
  type: PDF,
  asked: z.object({ planId: z.uuid() }),
  catchesUp: true,
  read: async (tx, { actor, clock }, { planId }) => {
    const found = await readDisclosure(tx, { actor, clock, planId });
    const { property, fiscalYear } = found.subject.of;
    const fileName = documentName(`${property.name} disclosure ${fiscalYear}`, 'pdf');
    return { subject: { found, preparedAt: clock.now() }, fileName, headedBy: property.workspaceId };
  },
  kind: disclosurePdf,
};
