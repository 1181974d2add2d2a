import { id } from '@roofline/schema/fixtures/id';
import {
  aBidInput,
  aChangeOrderInput,
  aCreateProjectInput,
  anAddProjectNoteInput,
  aProject,
  aProjectCompletion,
  aProjectDetail,
  aProjectInput,
  aProjectPage,
  aProjectPaymentInput,
  aScopeOfWorkInput,
  phaseId,
  PROJECT_ID,
  someProjectPhases,
} from '@roofline/schema/fixtures/project';
import { C, I, P, type RoomExamples } from '../room';

const created = aCreateProjectInput({ ownerUserId: I, components: [C] });
const changed = aProjectInput({ ownerUserId: I });
const ofComponents = { name: 'Roofs', propertyComponentIds: [C, I], includePhotos: true };
const phases = [
  { projectTemplatePhaseId: phaseId(1), name: 'Planning', sortOrder: 1, checklist: ['Measure the roof'] },
  { name: 'Bidding', sortOrder: 2 },
];
const replaced = {
  propertyComponentId: C,
  actualCost: 260_000.5,
  lastReplacedYear: 2026,
  remainingUsefulLife: 20,
  version: 3,
};
const done = { completedOn: '2026-10-01', components: [replaced] };
const at = `/api/project/${I}`;
const ofProperty = `/api/project/property/${P}`;
const person = { userId: I, fullName: 'Dana Okafor', roleName: 'Manager' };
const payment = aProjectPaymentInput({ propertyComponentId: C, contractId: I });
const bid = aBidInput({ propertyFileId: C, lines: [{ scopeOfWorkId: C, amount: 12_000 }] });
const order = aChangeOrderInput({ amount: -840.5, propertyFileId: C });
const item = { projectTemplatePhaseId: phaseId(1), text: 'Measure the roof' };
const { text } = anAddProjectNoteInput();
const note = { text, mentionedUserIds: [I] };
const scope = aScopeOfWorkInput({ propertyComponentId: C });

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    addProjectComponent: { input: { projectId: I, propertyComponentId: C, includePhotos: false }, call: `POST ${at}/component/${C}/false` },
    completeProject: { input: { projectId: I, version: 4, ...done }, call: `POST ${at}/complete`, body: done, version: 4 },
    createProject: { input: { propertyId: P, values: created, idempotencyKey: 'p1' }, call: `POST ${ofProperty}`, body: created, key: 'p1' },
    createProjectOfComponents: { input: { propertyId: P, ...ofComponents, idempotencyKey: 'p2' }, call: `POST ${ofProperty}/component/multiple`, body: ofComponents, key: 'p2' },
    deleteProject: { input: { projectId: I, version: 4 }, call: `DELETE ${at}`, version: 4 },
    followProject: { input: { projectId: I, isFollowing: true }, call: `PUT ${at}/follow`, body: { isFollowing: true } },
    moveProject: { input: { projectId: I, version: 4, projectTemplatePhaseId: phaseId(2) }, call: `PUT /api/project/phasestatus/${I}`, body: { projectTemplatePhaseId: phaseId(2) }, version: 4 },
    removeProjectComponent: { input: { projectId: I, propertyComponentId: C }, call: `DELETE ${at}/component/${C}` },
    reopenProject: { input: { projectId: I, version: 4, keepComponents: true }, call: `POST ${at}/reopen`, body: { keepComponents: true }, version: 4 },
    restoreProject: { input: { projectId: I, version: 4 }, call: `POST ${at}/restore`, version: 4 },
    saveProjectPhases: { input: { propertyId: P, version: 4, phases }, call: `POST /api/project/project-template-phase/${P}`, body: { phases, version: 4 } },
    updateProject: { input: { projectId: I, version: 4, values: changed }, call: `PUT ${at}`, body: changed, version: 4 },
    addProjectPayment: { input: { projectId: I, values: payment, idempotencyKey: 'pp1' }, call: `POST ${at}/payment`, body: payment, key: 'pp1' },
    updateProjectPayment: { input: { projectId: I, paymentId: C, version: 4, values: payment }, call: `PUT ${at}/payment/${C}`, body: payment, version: 4 },
    removeProjectPayment: { input: { projectId: I, paymentId: C, version: 4 }, call: `DELETE ${at}/payment/${C}`, version: 4 },
    addProjectNote: { input: { projectId: I, ...note, idempotencyKey: 'pn1' }, call: 'POST /api/project/note', body: { projectId: I, ...note }, key: 'pn1' },
    updateProjectNote: { input: { projectId: I, noteId: C, version: 4, ...note }, call: 'PUT /api/project/note', body: { projectId: I, noteId: C, ...note }, version: 4 },
    removeProjectNote: { input: { propertyId: P, projectId: I, noteId: C, version: 4 }, call: `DELETE /api/project/note/${C}/property/${P}`, version: 4 },
    addScopeOfWork: { input: { projectId: I, values: scope, idempotencyKey: 'ps1' }, call: `POST ${at}/scopeofwork`, body: scope, key: 'ps1' },
    updateScopeOfWork: { input: { projectId: I, scopeOfWorkId: C, version: 4, values: scope }, call: `PUT ${at}/scopeofwork/${C}`, body: scope, version: 4 },
    removeScopeOfWork: { input: { projectId: I, scopeOfWorkId: C, version: 4 }, call: `DELETE ${at}/scopeofwork/${C}`, version: 4 },
    addBid: { input: { projectId: I, values: bid, idempotencyKey: 'pb1' }, call: `POST ${at}/bid`, body: bid, key: 'pb1' },
    updateBid: { input: { projectId: I, bidId: C, version: 4, values: bid }, call: `PUT ${at}/bid/${C}`, body: bid, version: 4 },
    removeBid: { input: { projectId: I, bidId: C, version: 4 }, call: `DELETE ${at}/bid/${C}`, version: 4 },
    awardBid: { input: { projectId: I, bidId: C, version: 4 }, call: `POST ${at}/bid/${C}/award`, version: 4 },
    withdrawAward: { input: { projectId: I, bidId: C, version: 4 }, call: `DELETE ${at}/bid/${C}/award`, version: 4 },
    addChangeOrder: { input: { projectId: I, values: order, idempotencyKey: 'po1' }, call: `POST ${at}/changeorder`, body: order, key: 'po1' },
    updateChangeOrder: { input: { projectId: I, changeOrderId: C, version: 4, values: order }, call: `PUT ${at}/changeorder/${C}`, body: order, version: 4 },
    removeChangeOrder: { input: { projectId: I, changeOrderId: C, version: 4 }, call: `DELETE ${at}/changeorder/${C}`, version: 4 },
    addChecklistItem: { input: { projectId: I, ...item, idempotencyKey: 'pc1' }, call: `POST ${at}/checklist`, body: item, key: 'pc1' },
    updateChecklistItem: { input: { projectId: I, checklistItemId: C, version: 4, text: 'Measure', isDone: true }, call: `PUT ${at}/checklist/${C}`, body: { text: 'Measure', isDone: true }, version: 4 },
    removeChecklistItem: { input: { projectId: I, checklistItemId: C, version: 4 }, call: `DELETE ${at}/checklist/${C}`, version: 4 },
    addProjectPerson: { input: { projectId: I, userId: C }, call: `POST ${at}/person/${C}` },
    removeProjectPerson: { input: { projectId: I, userId: C }, call: `DELETE ${at}/person/${C}` },
  },
  serve: (upstream, numbers) => {
    const page = aProjectPage(numbers.map((n) => aProject({ projectId: id(800 + n) })));
    for (const propertyId of [P, ...numbers.map((n) => id(n))])
      upstream.data('GET', `/api/project/property/${propertyId}`, page);
    for (const projectId of [PROJECT_ID, ...numbers.map((n) => id(n))])
      upstream.data('GET', `/api/project/${projectId}/completion`, aProjectCompletion({ projectId }));
    upstream
      .batch('/api/project/details', (projectId) => aProjectDetail({ projectId }), 'ids')
      .batch('/api/project/phases', (propertyId) => ({ propertyId, ...someProjectPhases() }), 'propertyIds')
      .batch('/api/project/people', (propertyId) => ({ propertyId, people: [person] }), 'propertyIds')
      .batch(
        '/api/project/components',
        (propertyComponentId) => ({ propertyComponentId, projects: [aProject({ projectId: PROJECT_ID })] }),
        'ids',
      );
  },
};
