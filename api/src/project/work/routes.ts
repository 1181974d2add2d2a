import { addProjectNoteInput, projectNote, updateProjectNoteInput } from '@roofline/schema/project/note';
import { projectPayment, projectPaymentInput } from '@roofline/schema/project/payment';
import { scopeOfWork, scopeOfWorkInput } from '@roofline/schema/project/scope-of-work';
import { dayAnywhere } from '../../platform/clock';
import { created, data } from '../../platform/route/answer';
import { late } from '../../platform/route/call';
import { routes } from '../../platform/route/declare';
import { post, put, remove } from '../../platform/route/write';
import { projectGuard } from '../write/change';
import { addNote, removeNote, updateNote } from './notes';
import { addPayment, paymentRules, removePayment, updatePayment } from './payments';
import { addScope, removeScope, updateScope } from './scopes';

const paymentBody = late(projectPaymentInput, ({ clock }) => paymentRules(dayAnywhere(clock)));

const paymentRoutes = routes(
  'project',
  post('/api/project/:projectId/payment', {
    summary: 'Add a payment; it may exceed the contract',
    activity: 'project',
    body: paymentBody,
    answer: created(projectPayment),
    guard: ({ actor, params }) => projectGuard(actor, params.projectId, 'edit'),
    work: (tx, call) => addPayment(tx, call, call.params.projectId, call.body),
  }),
  put('/api/project/:projectId/payment/:paymentId', {
    summary: 'Change a payment; what is left out is emptied',
    activity: 'project',
    body: paymentBody,
    answer: data(projectPayment),
    work: (tx, call) => updatePayment(tx, call, { ...call.params, version: call.version }, call.body),
  }),
  remove('/api/project/:projectId/payment/:paymentId', {
    summary: 'Remove a payment',
    activity: 'project',
    work: (tx, call) => removePayment(tx, call, { ...call.params, version: call.version }),
  }),
);

const noteRoutes = routes(
  'project',
  post('/api/project/note', {
    summary: 'Add a note to a project',
    activity: 'project',
    body: addProjectNoteInput,
    answer: created(projectNote),
    guard: ({ actor, body }) => projectGuard(actor, body.projectId, 'addNote'),
    work: (tx, call) => addNote(tx, call, call.body),
  }),
  put('/api/project/note', {
    summary: "Change a note of the caller's own",
    activity: 'project',
    body: updateProjectNoteInput,
    answer: data(projectNote),
    work: (tx, call) => updateNote(tx, call, { ...call.body, version: call.version }),
  }),
  remove('/api/project/note/:noteId/property/:propertyId', {
    summary: "Remove a note: of the caller's own, or any for those who may change the project",
    activity: 'project',
    work: (tx, call) => removeNote(tx, call, { ...call.params, version: call.version }),
  }),
);

const scopeRoutes = routes(
  'project',
  post('/api/project/:projectId/scopeofwork', {
    summary: 'Add a line of the scope of work',
    activity: 'project',
    body: scopeOfWorkInput,
    answer: created(scopeOfWork),
    guard: ({ actor, params }) => projectGuard(actor, params.projectId, 'edit'),
    work: (tx, call) => addScope(tx, call, call.params.projectId, call.body),
  }),
  put('/api/project/:projectId/scopeofwork/:scopeOfWorkId', {
    summary: 'Change a line of the scope of work; what is left out is emptied',
    activity: 'project',
    body: scopeOfWorkInput,
    answer: data(scopeOfWork),
    work: (tx, call) => updateScope(tx, call, { ...call.params, version: call.version }, call.body),
  }),
  remove('/api/project/:projectId/scopeofwork/:scopeOfWorkId', {
    summary: 'Remove a line of the scope of work',
    activity: 'project',
    work: (tx, call) => removeScope(tx, call, { ...call.params, version: call.version }),
  }),
);

/** The routes of a project's payments, notes and scope of work. */
export const projectWorkRoutes = [...paymentRoutes, ...noteRoutes, ...scopeRoutes];
