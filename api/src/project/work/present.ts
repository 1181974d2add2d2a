import type { AttachedComponent } from '@roofline/schema/component/attached-component';
import type { ProjectNote } from '@roofline/schema/project/note';
import type { ProjectPayment } from '@roofline/schema/project/payment';
import type { ScopeOfWork } from '@roofline/schema/project/scope-of-work';
import { toDollars } from '@roofline/schema/value/money';
import { linesOfLineages } from '../../component/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { ReachedProject } from '../reach';
import { canSeeNote, noteActions } from './policy';
import type { NoteRow, PaymentRow, ScopeRow } from './repository';

/** The line of each component in the current inventory year, by lineage. */
export type Lines = ReadonlyMap<string, AttachedComponent>;

/** Returns the lines of the components that these rows name, in a few statements however many there are. */
export async function linesOf(
  tx: Tx,
  today: string,
  rows: readonly { propertyId: string; lineageId: string | null }[],
): Promise<Lines> {
  const about = rows.flatMap(({ propertyId, lineageId }) => (lineageId ? [{ propertyId, lineageId }] : []));
  const propertyIds = [...new Set(about.map(({ propertyId }) => propertyId))];
  return linesOfLineages(tx, propertyIds, [...new Set(about.map(({ lineageId }) => lineageId))], today);
}

function component(lines: Lines, lineageId: string | null) {
  const line = lineageId === null ? undefined : lines.get(lineageId);
  return { propertyComponentId: line?.propertyComponentId ?? null, componentName: line?.name ?? null };
}

export function presentPayment(row: PaymentRow, lines: Lines): ProjectPayment {
  const { paymentId, projectId, amount, paidOn, payee, number, fund, lineageId, contractId, version } = row;
  const dollars = toDollars(amount);
  const about = component(lines, lineageId);
  return {
    paymentId,
    projectId,
    amount: dollars,
    paidOn,
    payee,
    number,
    fund,
    ...about,
    contractId,
    version,
  };
}

export function presentScope(
  row: ScopeRow,
  lines: Lines,
  { viewMoney }: { viewMoney: boolean },
): ScopeOfWork {
  const { scopeOfWorkId, projectId, description, quantityThousandths, unit, estimate, version } = row;
  return {
    scopeOfWorkId,
    projectId,
    description,
    quantity: quantityThousandths === null ? null : quantityThousandths / 1000,
    unit,
    estimate: viewMoney && estimate !== null ? toDollars(estimate) : null,
    ...component(lines, row.lineageId),
    version,
  };
}

/** Returns whether the viewer wrote a note, and whether it mentions them. */
export const noteSubject = ({ userId }: Pick<Actor, 'userId'>, row: NoteRow) => ({
  isAuthor: row.userId === userId,
  isMentioned: row.mentionedUserIds.includes(userId),
});

/** Returns the note as the viewer reads it; null where they may not. */
export function presentNote(
  actor: Actor,
  { access, actions }: ReachedProject,
  row: NoteRow,
): ProjectNote | null {
  const subject = noteSubject(actor, row);
  if (!canSeeNote(access.actions, subject)) return null;
  const { noteId, projectId, body: text, userId, userName, mentionedUserIds, version } = row;
  return {
    noteId,
    projectId,
    text,
    userId,
    userName,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    mentionedUserIds,
    version,
    viewerCan: noteActions(actions, subject),
  };
}
