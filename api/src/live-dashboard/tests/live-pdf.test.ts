import { limits } from '@roofline/schema/value/limits';
import { pngOf } from '../../platform/images/fixtures/png';
import { uaFindings } from '../../platform/pdf/fixtures/pdf-ua/check';
import { readPdf } from '../../platform/pdf/fixtures/read-pdf';
import { multipartBody, type Upload } from '../../platform/upload/fixtures/multipart';
import { keepWork } from '../../ledger/pending/repository';
import { ledgerWork } from '../../ledger/pending/tables';
import { newId } from '../../platform/ids';
import { reserveEntry } from '../../reserve-borrowing/tables';
import { liveServer } from '../fixtures/live-server';

let server: Awaited<ReturnType<typeof liveServer>>;
beforeAll(async () => void (server = await liveServer()));
afterAll(() => server.close());

describe('the PDF', () => {
  const chart = (bytes: Buffer, over: Partial<Upload> = {}): Upload => ({
    field: 'charts',
    fileName: 'reserve-summary.png',
    type: 'image/png',
    bytes,
    ...over,
  });
  const fields = (over: Record<string, string> = {}): Upload[] =>
    Object.entries({ propertyId: server.propertyId, fiscalYear: '2026', ...over }).map(([field, text]) => ({
      field,
      bytes: Buffer.from(text),
    }));
  const post = async (uploads: Upload[], headers = server.admin) => {
    const { payload, contentType } = multipartBody(uploads);
    const answer = await server.app.inject({
      method: 'POST',
      url: `${server.liveUrl()}/pdf`,
      headers: { ...headers, 'content-type': contentType },
      payload,
    });
    return {
      answer,
      status: answer.statusCode,
      error: answer.statusCode < 300 ? null : answer.json().error.errors[0],
    };
  };

  it('is tagged, has the figures of the service, and describes each chart', async () => {
    const { answer, status } = await post([
      ...fields(),
      chart(pngOf(400, 200)),
      chart(pngOf(300, 150), { fileName: 'x.png' }),
    ]);
    expect(status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="[^"]+ financial health 2026\.pdf"/,
    );
    const pdf = await readPdf(answer.rawPayload);
    expect(await uaFindings(answer.rawPayload)).toEqual([]);
    expect(pdf).toMatchObject({ isMarked: true, lang: 'en-US' });
    expect(pdf.text).toContain('Reserves hold $8,815');
    expect(pdf.text).toMatch(/\$8,815\.\d\d in 1 bank account/);
    expect(pdf.text).toContain('Reserve Expenses');
    expect(pdf.text).toContain('Total annual fees of the fiscal year, divided by 12');
    expect(pdf.alts).toHaveLength(2);
    expect(pdf.alts[0]).toMatch(
      /^12-Month Reserve Summary and Ending Balance\. From Dec 2025 to Nov 2026 the reserve balance goes from \$9,000 to \$8,815/,
    );
    expect(pdf.alts[1]).toMatch(/^Reserve Expenses\./);
  });

  it('mentions a ledger change under way and a loan from reserves, only while there is one', async () => {
    const text = async () => {
      const { answer } = await post([...fields(), chart(pngOf(40, 40))]);
      return (await readPdf(answer.rawPayload)).text.replaceAll(/\s+/g, ' ');
    };
    expect(await text()).not.toMatch(/under way|Borrowed from reserves/);
    const { workspaceId, propertyId, within } = server;
    const place = { workspaceId, propertyId, createdAt: new Date('2026-11-19T10:00:00Z') };
    const workId = newId();
    await within(async (tx) => {
      const reach = { payeeKeys: [], glCodes: ['7000'] };
      await keepWork(tx, { ...place, workId, kind: 'applyRules', onceKey: 'rules', glCode: null, reach, lineCount: 3_000 });
      const loan = { kind: 'loan', direction: 'out', ordinal: 1, text: 'Transfer' } as const;
      await tx.insert(reserveEntry).values([
        { ...place, ...loan, reserveEntryId: newId(), date: '2025-10-01', amount: 70_000, words: 'Premium', dueDate: '2026-10-01' },
        { ...place, ...loan, reserveEntryId: newId(), date: '2026-02-01', amount: 50_000, words: 'Storm', dueDate: '2027-02-01' },
      ]);
    });
    const said = await text();
    expect(said).toContain('A change is under way. Roofline is applying your rules to 3,000 transactions.');
    expect(said).toContain('$1,200 is borrowed from reserves and not repaid');
    expect(said).toContain('$700 borrowed on Oct 1, 2025: Premium; overdue since Oct 1, 2026');
    expect(said).toContain('$500 borrowed on Feb 1, 2026: Storm; due Feb 1, 2027');
    expect(said).toContain('Source: the log of reserve borrowing');
    await within((tx) => tx.delete(ledgerWork));
    expect(await text()).not.toContain('under way');
  }); // prettier-ignore

  it('uses nothing of a picture but its pixels', async () => {
    const hidden = pngOf(40, 40, 4_000);
    const { answer, status } = await post([...fields(), chart(hidden)]);
    expect(status).toBe(200);
    expect(answer.rawPayload.includes(Buffer.from('prVt'))).toBe(false);
  });

  it.each<[string, () => Upload[], number, string]>([
    ['no chart', () => [], 422, 'required'],
    [
      'one chart over the limit',
      () => Array.from({ length: limits.uploadFiles + 1 }, () => chart(pngOf(2, 2))),
      413,
      'tooMany',
    ],
    ['a chart of one byte too many', () => [chart(pngOf(9, 9, limits.chartBytes + 1))], 413, 'tooLarge'],
    ['one pixel row too many', () => [chart(pngOf(10_000, 1_001, 0, Buffer.alloc(0)))], 422, 'tooManyPixels'],
    ['another type by its name', () => [chart(pngOf(2, 2), { fileName: 'a.jpg' })], 415, 'invalidFileType'],
    [
      'another type by its declaration',
      () => [chart(pngOf(2, 2), { type: 'image/svg+xml' })],
      415,
      'invalidFileType',
    ],
    [
      'another type by its bytes',
      () => [chart(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
      415,
      'invalidFileType',
    ],
    [
      'bytes behind the picture',
      () => [chart(Buffer.concat([pngOf(2, 2), Buffer.from('<script>')]))],
      415,
      'invalidFileType',
    ],
    ['broken pixels', () => [chart(pngOf(9, 9, 0, Buffer.from('no')))], 422, 'unreadable'],
    ['another field', () => [chart(pngOf(2, 2), { field: 'files' })], 422, 'unexpectedFile'],
  ])('refuses %s', async (_name, uploads, status, code) => {
    const refused = await post([...fields(), ...uploads()]);
    expect([refused.status, refused.error.code]).toEqual([status, code]);
  });

  it('takes charts of exactly as many bytes, pixels and pictures as may be', async () => {
    expect((await post([...fields(), chart(pngOf(9, 9, limits.chartBytes))])).status).toBe(200);
    expect((await post([...fields(), chart(pngOf(10_000, 1_000))])).status).toBe(200);
    expect(
      (await post([...fields(), ...Array.from({ length: limits.uploadFiles }, () => chart(pngOf(2, 2)))]))
        .status,
    ).toBe(200);
  });

  it('refuses charts of another property or year, and users who may not see the dashboard', async () => {
    expect((await post([...fields({ fiscalYear: '2025' }), chart(pngOf(2, 2))])).error.field).toBe(
      'fiscalYear',
    );
    expect((await post([chart(pngOf(2, 2))])).error.field).toBe('propertyId');
    const vendor = await server.signIn('Vendor', [server.propertyId]);
    expect((await post([...fields(), chart(pngOf(2, 2))], vendor)).status).toBe(403);
  });
});
