import { z } from 'zod';
import { planForDocuments } from '../plan/service';
import { XLSX } from '../platform/http/media-types';
import type { Document } from '../platform/work/document';
import type { WorkbookSubject } from './model';
import { workbookName, workbookSubject } from './service';
import { planXlsx } from './workbook';

/** A plan as a workbook with working formulas. */
export const workbookDocument: Document<{ planId: string }, WorkbookSubject> = {
  name: planXlsx.name,
  type: XLSX,
  asked: z.object({ planId: z.uuid() }),
  catchesUp: true,
  read: async (tx, { actor, clock }, { planId }) => {
    const found = await planForDocuments(tx, actor, clock, planId);
    return { subject: workbookSubject(found, clock.today()), fileName: workbookName(found) };
  },
  kind: planXlsx,
};
