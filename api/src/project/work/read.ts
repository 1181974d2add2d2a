import type { Project, ProjectDetail } from '@roofline/schema/project/project';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import { biddingOfProjects } from '../bidding/present';
import { presentItem } from '../checklist/items';
import { findItems } from '../checklist/repository';
import type { ReachedProject } from '../reach';
import { presentNote, presentPayment, presentScope, type Lines } from './present';
import { findNotes, findPayments, findScopes } from './repository';

/** The contents of a project: payments, notes, scope of work, bids, change orders and checklist. */
type ProjectWork = Omit<ProjectDetail, keyof Project>;

/** Returns the rows of the contents of projects. Eight statements, however many projects there are. */
export async function findWork(tx: Tx, reached: readonly ReachedProject[]) {
  const ids = reached.map(({ row }) => row.projectId);
  const withMoney = reached.filter(({ actions }) => actions.viewMoney);
  return {
    payments: await findPayments(tx, withMoney.map(({ row }) => row.projectId)), // prettier-ignore
    scopes: await findScopes(tx, ids),
    notes: await findNotes(tx, ids),
    items: await findItems(tx, ids),
    bidding: await biddingOfProjects(tx, withMoney),
  };
}

type WorkRows = Awaited<ReturnType<typeof findWork>>;

/** Returns the components that payments and lines of the scope of work name. */
export const lineagesOfWork = ({ payments, scopes }: Pick<WorkRows, 'payments' | 'scopes'>): string[] =>
  [...payments, ...scopes].flatMap(({ lineageId }) => lineageId ?? []);

/** Returns the contents of each project as the viewer sees them, by id. */
export function presentWork(
  actor: Actor,
  reached: readonly ReachedProject[],
  { payments, scopes, notes, items, bidding }: WorkRows,
  lines: Lines,
): Map<string, ProjectWork> {
  const byId = new Map(reached.map((one) => [one.row.projectId, one]));
  const work = new Map<string, ProjectWork>();
  for (const id of byId.keys()) {
    const { bids, changeOrders } = bidding.get(id) ?? { bids: [], changeOrders: [] };
    work.set(id, { payments: [], notes: [], scopeOfWork: [], bids, changeOrders, checklist: [] });
  }
  for (const row of payments) work.get(row.projectId)!.payments.push(presentPayment(row, lines));
  for (const row of scopes)
    work.get(row.projectId)!.scopeOfWork.push(presentScope(row, lines, byId.get(row.projectId)!.actions));
  for (const row of notes) {
    const note = presentNote(actor, byId.get(row.projectId)!, row);
    if (note) work.get(row.projectId)!.notes.push(note);
  }
  for (const row of items) work.get(row.projectId)!.checklist.push(presentItem(row));
  return work;
}
