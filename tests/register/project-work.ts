import {
  aProjectPaymentInput,
  aScopeOfWorkInput,
  anAddProjectNoteInput,
} from '@roofline/schema/fixtures/project';
import { newName } from './project-contract';
import { authorUnseenByVendors, runnersUnseenByVendors, unseenByVendors } from './rights';
import type { Place, Room, Recording } from './room';

// What the room of projects says of payments, notes and the scope of work.

const ofProject = '/api/project/:projectId';

export const payment = () => aProjectPaymentInput({ paidOn: '2025-06-30', payee: newName('Apex') });
export const note = ({ projectId }: Place) =>
  anAddProjectNoteInput({ projectId, text: newName('The crane comes') });
export const scope = () => aScopeOfWorkInput({ description: newName('Old membrane') });

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

/** A new project of the component at home, and a completion that updates it. */
export async function replacing({ home, ask }: Recording, actualCost: number, remainingUsefulLife: number) {
  const { propertyId, propertyComponentId } = home;
  const body = { name: 'Walls', components: [propertyComponentId] };
  const { projectId } = await ask('POST', `/api/project/property/${propertyId}`, { payload: body });
  const component = { propertyComponentId, actualCost, lastReplacedYear: 2025, remainingUsefulLife };
  const payload = { completedOn: '2025-06-30', components: [component] };
  return { at: { ...home, projectId: projectId as string }, payload };
}
