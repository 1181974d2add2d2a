import type { ReportKind } from '@roofline/schema/report/report-pages';
import { workActor } from '../../platform/actor';
import { manualClock } from '../../platform/fixtures/manual-clock';
import { uaFindings } from '../../platform/pdf/fixtures/pdf-ua/check';
import { readPdf } from '../../platform/pdf/fixtures/read-pdf';
import { reportDocuments } from '../documents';
import { reportServer } from '../fixtures/report-server';

let server: Awaited<ReturnType<typeof reportServer>>;
beforeAll(async () => void (server = await reportServer()));
afterAll(() => server.close());

const KINDS: ReportKind[] = ['percentfunded', 'anticipatedexpenditures', 'componentinventory'];

it.each(KINDS)('%s is drawn on another thread byte by byte as on this one', async (kind) => {
  const { database, clock, workspaceId, propertyId } = server;
  const document = reportDocuments[kind].pdf;
  const actor = workActor([workspaceId]);
  const asked = document.asked.parse({ propertyId, fiscalYear: 2026, query: {} });
  const { subject } = await database.tenant(actor, (tx) => document.read(tx, { actor, clock }, asked));
  const here = Buffer.from(await document.kind.do(subject));
  expect((await server.file(kind, '.pdf')).body.equals(here)).toBe(true);
  expect(await uaFindings(here)).toEqual([]);
});

it.each(KINDS)('%s made in the evening has the day in the service’s time zone', async (kind) => {
  const { database, workspaceId, propertyId } = server;
  const evening = manualClock('2026-11-21T01:30:00.000Z', 'America/Los_Angeles');
  const document = reportDocuments[kind].pdf;
  const actor = workActor([workspaceId]);
  const asked = document.asked.parse({ propertyId, fiscalYear: 2026, query: {} });
  const { subject } = await database.tenant(actor, (tx) =>
    document.read(tx, { actor, clock: evening }, asked),
  );
  const { text } = await readPdf(Buffer.from(await document.kind.do(subject)));
  expect(text).toContain('Prepared Nov 20, 2026');
  expect(text).not.toContain('Nov 21, 2026');
});
