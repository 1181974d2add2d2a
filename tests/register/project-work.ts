import { newName } from './project-contract';
import { authorUnseenByVendors, runnersUnseenByVendors, unseenByVendors } from './rights';
import type { Place, Room } from './room';

// What the room of projects says of payments, notes and the scope of work.

const ofProject = '/api/project/:projectId';

export const payment = () => ({
  amount: 40_000,
  paidOn: '2025-06-30',
  payee: newName('Apex'),
  number: '1041',
  fund: 'reserve',
  propertyComponentId: null,
});
export const note = (at: Place) => ({
  projectId: at.projectId,
  text: newName('The crane comes'),
  mentionedUserIds: [],
});
export const scope = () => ({
  description: newName('Old membrane'),
  quantity: 12.5,
  unit: 'SQ',
  estimate: 12_000,
  propertyComponentId: null,
});

export interface Phase {
  projectTemplatePhaseId: string;
  name: string;
  sortOrder: number;
}

/** The phases of the place, the first by another name. */
export const phasesOf = (at: Place) =>
  (JSON.parse(at.projectPhases ?? '[]') as Phase[]).map((phase, index) =>
    index === 0 ? { ...phase, name: newName('Planning') } : phase,
  );
export const plain = ({ projectTemplatePhaseId, name, sortOrder }: Phase) => ({
  projectTemplatePhaseId,
  name,
  sortOrder,
});

/** What stands in a project. */
export const workRoutes: Room['routes'] = {
  [`POST ${ofProject}/payment`]: { who: runnersUnseenByVendors, body: payment },
  [`PUT ${ofProject}/payment/:paymentId`]: { who: runnersUnseenByVendors, body: payment },
  [`DELETE ${ofProject}/payment/:paymentId`]: { who: runnersUnseenByVendors },
  'POST /api/project/note': { who: unseenByVendors, body: note },
  'PUT /api/project/note': {
    who: authorUnseenByVendors,
    body: (at) => ({ ...note(at), noteId: at.noteId }),
  },
  'DELETE /api/project/note/:noteId/property/:propertyId': { who: runnersUnseenByVendors },
  [`POST ${ofProject}/scopeofwork`]: { who: runnersUnseenByVendors, body: scope },
  [`PUT ${ofProject}/scopeofwork/:scopeOfWorkId`]: { who: runnersUnseenByVendors, body: scope },
  [`DELETE ${ofProject}/scopeofwork/:scopeOfWorkId`]: { who: runnersUnseenByVendors },
};
