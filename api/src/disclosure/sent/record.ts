import type { SentDisclosure, SentDisclosureInput } from '@roofline/schema/disclosure/sent-disclosure';
import { dayText } from '@roofline/schema/value/day';
import { recordActivity } from '../../activity/service';
import { enterDocument } from '../../file/service';
import { planForDocuments, yearForDisclosure } from '../../plan/service';
import type { Actor } from '../../platform/actor';
import type { StoredBlob } from '../../platform/blobs/store';
import type { Tx } from '../../platform/database';
import type { Deps } from '../../platform/deps';
import { PDF } from '../../platform/http/media-types';
import { newId } from '../../platform/ids';
import { conflict, notFound } from '../../platform/problem';
import type { Once } from '../../platform/route/declaration';
import type { FindHolders } from '../../platform/trash/holders';
import { makeDocument } from '../../platform/work/document';
import { requireProperty } from '../../property/access';
import { disclosureDocument } from '../documents';
import { assertOpen } from '../statements/facts';
import { deleteSent, findSent, insertSent, selectSent, selectSentOfFiles, type SentRow } from '../repository';
import { presentSent } from './list';
import { requireDisclosurePlan } from '../service';

// A sent disclosure never changes with its plan and statements, since its PDF is a file of the property.

/** A request to record that the disclosure of a plan was sent. */
export interface SentAsk {
  actor: Actor;
  deps: Deps;
  signal: AbortSignal;
  planId: string;
  propertyId: string;
  workspaceId: string;
}
type Change = Pick<SentAsk, 'actor' | 'deps'>;

function recordSent(
  tx: Tx,
  { actor, deps }: Change,
  name: string,
  row: SentRow,
  words: string,
): Promise<void> {
  const { workspaceId, propertyId, fiscalYear } = row;
  const place = { workspaceId, propertyId, actor, at: deps.clock.now() };
  const entityName = `${name} (${fiscalYear})`;
  return recordActivity(tx, place, { type: 'disclosure', entityName, description: words });
}

/** Adds the drawn PDF as a file of the property, and the record that it was sent. */
async function enterSent(
  tx: Tx,
  ask: SentAsk,
  { sentOn }: SentDisclosureInput,
  file: { fileName: string; fileSize: number; stored: StoredBlob },
): Promise<SentDisclosure> {
  const { actor, deps, planId, propertyId } = ask;
  const { clock } = deps;
  const access = await requireProperty(tx, actor, propertyId, { need: 'editFiles', lock: true });
  const of = requireDisclosurePlan(await planForDocuments(tx, actor, clock, planId));
  const { workspaceId, name } = access.property;
  const at = { workspaceId, propertyId, fiscalYear: of.fiscalYear };
  assertOpen(await yearForDisclosure(tx, actor, clock, at));
  if ((await selectSent(tx, at)).some((row) => row.sentOn === sentOn))
    throw conflict(
      `The disclosure of ${of.fiscalYear} that was sent on ${dayText(sentOn)} is recorded already.`,
      'alreadyRecorded',
    );
  const now = clock.now();
  const change = { actor, now, today: clock.today() };
  const place = { access, change, folder: 'Reserve studies', documentKind: 'financial' } as const;
  const document = await enterDocument(tx, deps, place, { ...file, contentType: PDF }, file.stored);
  const { propertyFileId, versionNumber } = document;
  const said = { sentOn, planName: of.plan.name, recordedAt: now, recordedBy: actor.fullName };
  const row = { ...at, ...said, sentDisclosureId: newId(), propertyFileId, versionNumber };
  await insertSent(tx, row);
  await recordSent(tx, ask, name, row, `Recorded that the disclosure was sent on ${dayText(sentOn)}, as ${document.fileName}`); // prettier-ignore
  return presentSent(row, document);
}

/** Draws the present disclosure and records that it was sent on a day. */
export async function sendDisclosure(
  ask: SentAsk,
  input: SentDisclosureInput,
  once: Once,
): Promise<SentDisclosure> {
  const { actor, deps, signal, planId, workspaceId } = ask;
  const { bytes, fileName } = await makeDocument(deps, disclosureDocument, { planId }, { actor, signal });
  const source = { workspaceId, contentType: PDF, source: bytes };
  return deps.blobs.keep(source, (_enter, stored) =>
    once((tx) => enterSent(tx, ask, input, { fileName, fileSize: bytes.byteLength, stored })),
  );
}

/** Removes the record of a sent disclosure; its document stays among the files of the property. */
export async function removeSent(tx: Tx, change: Change, sentDisclosureId: string): Promise<void> {
  const row = await findSent(tx, sentDisclosureId);
  if (!row) throw notFound();
  const { actor, deps } = change;
  const { property } = await requireProperty(tx, actor, row.propertyId, {
    need: 'editFinancials',
    lock: true,
  });
  // Someone else may have removed it during the wait for the property's lock.
  if (!(await findSent(tx, sentDisclosureId))) throw notFound();
  assertOpen(await yearForDisclosure(tx, actor, deps.clock, row));
  await deleteSent(tx, row);
  const words = `Removed the record that the disclosure was sent on ${dayText(row.sentOn)}`;
  await recordSent(tx, change, property.name, row, words);
}

/** Finds the sent disclosures whose documents are these files. */
export const disclosuresHolding: FindHolders = async (tx, propertyFileIds) =>
  (await selectSentOfFiles(tx, propertyFileIds)).map(({ propertyFileId, fiscalYear, sentOn }) => ({
    propertyFileId,
    holder: `the disclosure of ${fiscalYear} that was sent on ${dayText(sentOn)}`,
  }));
