import { z } from 'zod';
import { limits } from '../value/limits';
import { requiredText } from '../value/text';

/** Something to do in a phase. The phase brings its items when a project enters it for the first time. */
export const checklistItem = z.object({
  checklistItemId: z.uuid(),
  projectId: z.uuid(),
  projectTemplatePhaseId: z.uuid(),
  text: z.string(),
  isDone: z.boolean(),
  doneByName: z.string().nullable(),
  doneAt: z.iso.datetime().nullable(),
  version: z.int(),
});
export type ChecklistItem = z.infer<typeof checklistItem>;

export const checklistText = requiredText('Item', limits.checklistTextMax);

/** POST /{projectId}/checklist: an item of this project only. */
export const addChecklistItemInput = z.object({
  projectTemplatePhaseId: z.uuid('Choose a phase from the list'),
  text: checklistText,
});
export type AddChecklistItemInput = z.infer<typeof addChecklistItemInput>;

/** PUT /{projectId}/checklist/{checklistItemId}. */
export const checklistItemInput = z.object({
  text: checklistText,
  isDone: z.boolean('Done should be yes or no'),
});
export type ChecklistItemInput = z.infer<typeof checklistItemInput>;
