import type { ReportKind } from '@roofline/schema/report/report-pages';
import { workActor } from '../../platform/actor';
import { reportDocuments } from '../documents';
import { reportServer } from '../fixtures/report-server';

let server: Awaited<ReturnType<typeof reportServer>>;
beforeAll(async () => void (server = await reportServer()));
afterAll(() => server.close());

const KINDS: ReportKind[] = ['percentfunded', 'anticipatedexpenditures', 'componentinventory'];

it.each(KINDS)('%s is drawn on a thread as it would be in this one, byte by byte', async (kind) => {
  const { database, clock, workspaceId, propertyId } = server;
  const document = reportDocuments[kind].pdf;
  const actor = workActor([workspaceId]);
  const asked = document.asked.parse({ propertyId, fiscalYear: 2026, query: {} });
  const { subject } = await database.tenant(actor, (tx) => document.read(tx, { actor, clock }, asked));
  const here = Buffer.from(await document.kind.do(subject));
  expect((await server.file(kind, '.pdf')).body.equals(here)).toBe(true);
});
