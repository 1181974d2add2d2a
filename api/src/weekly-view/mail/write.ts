import { associationViewOf } from '@roofline/schema/portfolio-analytics/view-address';
import { addDays } from '@roofline/schema/value/day';
import { addresseesOf } from '../../notification/service';
import { workActor } from '../../platform/actor';
import type { Deps } from '../../platform/deps';
import type { ServiceRun } from '../../platform/jobs/kind';
import { associationsPage } from '../../portfolio-analytics/service';
import { manages } from '../../workspace/policy';
import { deleteWeeklyView, findWeeklyView, takeMonday, type DueRow } from '../repository';
import { weeklyWords } from './words';

/** The most associations in a mail, since mails are read on phones; the others are only counted. */
const ROWS = 10;

export type WeeklyDeps = Pick<Deps, 'database' | 'clock' | 'config' | 'mail'>;
type Run = Pick<ServiceRun, 'hold' | 'signal'>;

/** A due view, with the latest Monday in its reader's zone: the service may have been down for weeks. */
export interface DueView extends DueRow {
  monday: string;
}

/** Returns the view's current figures; null if it ended in the meantime. */
function readView({ database, clock }: WeeklyDeps, due: DueView) {
  return database.tenant(workActor([due.workspaceId]), async (tx) => {
    const row = await findWeeklyView(tx, due);
    if (!row) return null;
    const at = new URLSearchParams(row.query);
    const view = associationViewOf((key) => at.get(key) ?? '');
    const page = await associationsPage(tx, clock, due.workspaceId, { ...view, page: 1, pageSize: ROWS });
    return { row, words: weeklyWords(page, view) };
  });
}

/** Returns the view's reader as they are now; null if they may no longer see these figures. */
async function readerOf(deps: WeeklyDeps, { workspaceId, userId }: DueView) {
  const [reader] = await addresseesOf(deps, workspaceId, [userId]);
  return reader?.role && manages(reader.role) ? reader : null;
}

/**
 * Writes the mail of a due view. One transaction takes the Monday and puts the mail into the outbox, so that both happen
 * or neither, and no one else writes it again. The reader's rights are checked last; without them the view is
 * no longer sent.
 */
export async function writeWeeklyView(
  deps: WeeklyDeps,
  { hold }: Pick<Run, 'hold'>,
  due: DueView,
): Promise<boolean> {
  const { workspaceId, weeklyViewId, monday } = due;
  const found = await readView(deps, due);
  if (!found) return false;
  const reader = await readerOf(deps, due);
  return deps.database.tenant(workActor([workspaceId]), async (tx) => {
    await hold(tx);
    if (!reader) {
      await deleteWeeklyView(tx, due);
      return false;
    }
    if (!(await takeMonday(tx, due, addDays(monday, 7)))) return false;
    const { to, workspaceName } = reader;
    const { name, query } = found.row;
    const onceKey = `weeklyView:${weeklyViewId}:${monday}`;
    await deps.mail.weeklyView(tx, {
      workspaceId,
      workspaceName,
      weeklyViewId,
      to,
      name,
      query,
      onceKey,
      ...found.words,
    });
    return true;
  });
}
