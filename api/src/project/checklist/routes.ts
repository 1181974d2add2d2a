import { addChecklistItemInput, checklistItem, checklistItemInput } from '@roofline/schema/project/checklist';
import { created, data } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { post, put, remove } from '../../platform/route/write';
import { projectGuard } from '../write/change';
import { addItem, removeItem, updateItem } from './items';

const ITEMS = '/api/project/:projectId/checklist';

/** The routes of the checklist of a project. */
export const projectChecklistRoutes = routes(
  'project',
  post(ITEMS, {
    summary: 'Put an item on the checklist of one project',
    activity: 'project',
    body: addChecklistItemInput,
    answer: created(checklistItem),
    guard: ({ actor, params }) => projectGuard(actor, params.projectId, 'edit'),
    work: (tx, call) => addItem(tx, call, call.params.projectId, call.body),
  }),
  put(`${ITEMS}/:checklistItemId`, {
    summary: 'Change an item of a checklist, or tick it off',
    activity: 'project',
    body: checklistItemInput,
    answer: data(checklistItem),
    work: (tx, call) => updateItem(tx, call, { ...call.params, version: call.version }, call.body),
  }),
  remove(`${ITEMS}/:checklistItemId`, {
    summary: 'Remove an item of a checklist; its phase does not bring it again',
    activity: 'project',
    work: (tx, call) => removeItem(tx, call, { ...call.params, version: call.version }),
  }),
);
