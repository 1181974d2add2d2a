import { dayText } from '@roofline/schema/value/day';
import { enterDocument } from '../../src/file/service';
import { addDocument, type NewDocument } from '../../src/plan/adoption/documents';
import type { Actor } from '../../src/platform/actor';
import type { BlobStore } from '../../src/platform/blobs/store';
import type { Clock } from '../../src/platform/clock';
import type { Tx } from '../../src/platform/database';
import { PDF } from '../../src/platform/http/media-types';
import { requireProperty } from '../../src/property/access';
import { findStudies, studyRows } from '../../src/reserve-study/repository';
import { decisionBefore } from '../plans';
import type { DemoProperty } from '../property/property';
import type { DemoPlace } from '../property/rows';
import { letterPdf, type DemoLetter } from './documents';

/** Whose adoption and last reserve study have their documents. */
const DOCUMENTED = 'Juniper Park HOA';
/** Lines of the inventory that the study's summary lists. */
const LISTED = 12;
const BOARD = 'Board of Directors, Juniper Park HOA';

/** The documents of an adoption and of a reserve study, stored and not entered yet. */
export interface StoredDocuments {
  minutes: NewDocument;
  study: NewDocument;
}

const minutesOf = ({ name, numberOfUnits }: DemoProperty, today: string): DemoLetter => {
  const { meetingDate, votesFor, votesAgainst, note } = decisionBefore(today);
  return {
    title: `Minutes of the board meeting of ${dayText(meetingDate)}`,
    from: BOARD,
    paragraphs: [
      `The board of ${name}, an association of ${numberOfUnits} homes, met with a quorum of ${votesFor + votesAgainst} directors.`,
      `The board considered the funding plans of the coming years and adopted the plan Steady increase, ${votesFor} in favor and ${votesAgainst} against.`,
      note,
    ],
  };
};

const studyOf = ({ name, studies, lines }: DemoProperty): DemoLetter => {
  const { date, providerName } = studies.toSorted((a, b) => b.date.localeCompare(a.date))[0]!;
  const rows = lines
    .slice(0, LISTED)
    .map(({ name: line, category, usefulLife }) => [line, category, `${usefulLife} years`]);
  return {
    title: `Reserve study of ${dayText(date)}: summary`,
    from: providerName,
    paragraphs: [
      `${providerName} inspected the common elements of ${name} and lists below what the association has to replace, each with its useful life.`,
    ],
    table: { caption: 'Components', rows: [['Component', 'Category', 'Useful life'], ...rows] },
  };
};

async function storeLetter(
  blobs: BlobStore,
  workspaceId: string,
  letter: DemoLetter,
  { name, day }: { name: string; day: Date },
): Promise<NewDocument> {
  const source = await letterPdf(letter, name, day);
  const stored = await blobs.put({ workspaceId, contentType: PDF, source });
  const fileName = `${letter.title.replaceAll(':', ',')}.pdf`;
  return { file: { fileName, contentType: PDF, fileSize: source.byteLength }, stored };
}

/** Draws and stores the documents of the property that has some; null for all others. */
export async function storeDocuments(
  blobs: BlobStore,
  workspaceId: string,
  demo: DemoProperty,
  clock: Clock,
): Promise<StoredDocuments | null> {
  const { name } = demo;
  if (name !== DOCUMENTED) return null;
  const of = { name, day: clock.now() };
  return {
    minutes: await storeLetter(blobs, workspaceId, minutesOf(demo, clock.today()), of),
    study: await storeLetter(blobs, workspaceId, studyOf(demo), of),
  };
}

interface DocumentsOf {
  blobs: BlobStore;
  clock: Clock;
  actor: Actor;
  /** The adopted plan. */
  planId: string;
}

/** Makes files of the property of them, named by its adoption and by its last reserve study. */
export async function addDocuments(
  tx: Tx,
  { propertyId }: DemoPlace,
  { minutes, study }: StoredDocuments,
  { blobs, clock, actor, planId }: DocumentsOf,
): Promise<void> {
  const deps = { blobs, config: { FILE_QUOTA_BYTES: undefined } };
  await addDocument(tx, deps, { actor, clock }, planId, minutes);
  const access = await requireProperty(tx, actor, propertyId, { need: 'editFiles', lock: true });
  const change = { actor, now: clock.now(), today: clock.today() };
  const place = { access, change, folder: 'Reserve studies', documentKind: 'reserveStudy' } as const;
  const { propertyFileId } = await enterDocument(tx, deps, place, study.file, study.stored);
  const [last] = await findStudies(tx, [propertyId]);
  await studyRows.change(tx, last!, last!.version, { propertyFileId });
}
