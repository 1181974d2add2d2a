import type { DuplicateInput } from '@roofline/schema/admin-property/admin-property';
import { inSentence } from '@roofline/schema/value/listing';
import { recordActivity } from '../../activity/service';
import { financialsByProperty } from '../../financials/service';
import { askForText } from '../../file/service';
import { currentYearOf, fiscalYearBounds } from '../../fiscal-year/service';
import { keepLedgerWithoutApp } from '../../integration/service';
import { ledgerWorkOf } from '../../ledger/service';
import { askForSizesOf } from '../../photo/service';
import type { Actor } from '../../platform/actor';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { JobPaused } from '../../platform/jobs/kind';
import { requireProperty, type PropertyAccess } from '../../property/access';
import { searchTextOf } from '../../property/service';
import { copyAllRows, isThere, versionsToRead } from './repository/copy';
import type { Copying } from './repository/place';

/** A requested copy. Its id is chosen with the request, so that it is never made twice. */
export interface AskedCopy extends DuplicateInput {
  propertyId: string;
  copyId: string;
}

/** How long the job pauses while a long change of the ledger is under way: a copy would have half of it. */
const WAIT_MS = 5_000;

async function waitForLedger(tx: Tx, actor: Actor, propertyId: string, now: Date): Promise<void> {
  const [ledger] = await ledgerWorkOf(tx, actor, [propertyId]);
  if (ledger && ledger.work.length > 0) throw new JobPaused(new Date(now.getTime() + WAIT_MS));
}

/** Returns the first year of a copy without history: the current one, or the last one that was set up before it. */
async function beginning(tx: Tx, propertyId: string, today: string): Promise<Copying['from']> {
  const setUp = (await financialsByProperty(tx, [propertyId])).get(propertyId) ?? [];
  const current = currentYearOf({ setUp }, today);
  const first = setUp.findLast(({ fiscalYear }) => fiscalYear <= current) ?? setUp[0];
  if (!first) return null;
  const { fiscalYear: year, fiscalYearStartMonth } = first;
  return { year, day: fiscalYearBounds(year, fiscalYearStartMonth).startDate };
}

/** Returns for example `photos, files and history`; empty if none of them was requested. */
const included = ({ includePhotos, includeFiles, includeHistory }: DuplicateInput): string =>
  inSentence([
    ...(includePhotos ? ['photos'] : []),
    ...(includeFiles ? ['files'] : []),
    ...(includeHistory ? ['history'] : []),
  ]);

async function recordCopy(
  tx: Tx,
  { property }: PropertyAccess,
  asked: AskedCopy,
  by: { actor: Actor; at: Date },
): Promise<void> {
  const { workspaceId, propertyId, name } = property;
  const words = included(asked);
  const beside = words && ` with ${words}`;
  const place = { workspaceId, ...by };
  const type = 'property';
  await recordActivity(
    tx,
    { ...place, propertyId: asked.copyId },
    { type, entityName: asked.name, description: `Duplicated from ${name}${beside}` },
  );
  await recordActivity(
    tx,
    { ...place, propertyId },
    { type, entityName: name, description: `Duplicated the property as ${asked.name}${beside}` },
  );
}

/** Copies a property into its portfolio, in the caller's transaction; does nothing if the copy exists. */
export async function copyProperty(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  asked: AskedCopy,
): Promise<void> {
  const access = await requireProperty(tx, actor, asked.propertyId, { need: 'archive', lock: true });
  const { workspaceId, propertyId } = access.property;
  if (await isThere(tx, { workspaceId, copyId: asked.copyId })) return;
  const now = clock.now();
  await waitForLedger(tx, actor, propertyId, now);
  const searchText = searchTextOf({ ...access.property, name: asked.name });
  const from = asked.includeHistory ? null : await beginning(tx, propertyId, clock.today());
  const copying: Copying = { ...asked, workspaceId, propertyId, searchText, now, from };
  await copyAllRows(tx, copying);
  await keepLedgerWithoutApp(tx, asked.copyId);
  await askForSizesOf(tx, now, { workspaceId, propertyId: asked.copyId });
  await askForText(tx, now, await versionsToRead(tx, copying));
  await recordCopy(tx, access, asked, { actor, at: now });
}
