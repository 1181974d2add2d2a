import type { FilePreview } from '@roofline/schema/file/file';
import { pngOf } from '../../platform/images/fixtures/png';
import { buildCabinet, type Cabinet, type Sent } from '../fixtures/cabinet';
import { bookOf, docxOf, pdfOf } from '../fixtures/documents';

let t: Cabinet;
beforeAll(async () => {
  t = await buildCabinet();
});
afterAll(() => t.close());

const find = async (words: string) => {
  const { files } = await t.look(`?search=${encodeURIComponent(words)}`);
  return files.map(({ fileName, folderPath, snippet }) => [fileName, folderPath, snippet]);
};

test('a file is found by its name, by its uploader and by the text inside it', async () => {
  const bids = await t.addFolder('Bids');
  const year = await t.addFolder('2026', bids.folderId);
  const sent: Sent[] = [
    ['Apex.pdf', await pdfOf('We will install a 60-mil TPO membrane over the clubhouse roof.')],
    ['Ridge.docx', await docxOf(['Our bid &amp; terms', 'A modified bitumen membrane, fully adhered'])],
    ['Costs.xlsx', await bookOf([['Item', 'Cost'], ['Elastomeric coating', '1200']])],
    ['notes.txt', 'Ask about the warranty of the skylights'],
    ['list.csv', 'unit,issue\n12,leaking gutter'],
  ]; // prettier-ignore
  const { status } = await t.send(sent, { query: `?folderId=${year.folderId}` });
  expect(status).toBe(201);
  await t.runJobs();
  expect(await find('tpo membrane')).toEqual([
    ['Apex.pdf', 'Bids / 2026', expect.stringContaining('«TPO» «membrane»')],
  ]);
  expect((await find('membranes')).map(([name]) => name)).toEqual(['Apex.pdf', 'Ridge.docx']);
  expect((await find('"modified bitumen"')).map(([name]) => name)).toEqual(['Ridge.docx']);
  expect((await find('elastomeric')).map(([name]) => name)).toEqual(['Costs.xlsx']);
  expect((await find('skylight')).map(([name]) => name)).toEqual(['notes.txt']);
  expect((await find('gutter')).map(([name]) => name)).toEqual(['list.csv']);
  expect(await find('RIDGE')).toEqual([['Ridge.docx', 'Bids / 2026', null]]);
  expect((await find('Test User')).length).toBe(5);
  for (const nothing of ['%', '_', "'); drop table x; --", '"', '\\', 'asphalt'])
    expect(await find(nothing)).toEqual([]);
  expect((await t.look('?search=bids')).folders.map(({ folderName }) => folderName)).toEqual(['Bids']);
});

test('a search returns at most as many files as requested, and refuses a limit above 200', async () => {
  expect((await t.look('?search=Test%20User&atMost=2')).files.length).toBe(2);
  const { status } = await t.call('member', 'GET', `/api/file/${t.home}?search=a&atMost=201`);
  expect(status).toBe(422);
});

test('a new version is found by its text, and no longer by the text of the old one', async () => {
  await t.addFile('memo.txt', null, 'about the fountain');
  await t.runJobs();
  expect((await find('fountain')).length).toBe(1);
  await t.send([['memo.txt', 'about the pergola']], { query: '?onSameName=newVersion' });
  expect(await find('fountain')).toEqual([]);
  await t.runJobs();
  expect((await find('pergola')).length).toBe(1);
});

describe('a preview', () => {
  const preview = async (file: Sent): Promise<FilePreview | null> => {
    const { data } = await t.send([file], { query: '?onSameName=keepBoth' });
    const { propertyFileId } = data[0]!;
    return (await t.call('member', 'GET', `/api/file/file/${propertyFileId}/preview`)).data;
  };

  test('is the beginning of a text, at most 200 KB of it', async () => {
    expect(await preview(['a.txt', 'Über uns und euch\u0000\n<b>'])).toEqual({
      text: 'Über uns und euch\n<b>',
      table: null,
      isCut: false,
    });
    const long = (await preview(['b.txt', 'é'.repeat(600_000)]))!;
    expect(Buffer.byteLength(long.text!)).toBe(200_000);
    expect(long.isCut).toBe(true);
  });

  test('is the first 200 rows of a table', async () => {
    expect(await preview(['a.csv', 'a;b\n1;2'])).toEqual({ text: null, table: [['a', 'b'], ['1', '2']], isCut: false }); // prettier-ignore
    const rows = Array.from({ length: 201 }, (_, n) => [`row ${n}`]);
    const book = (await preview(['a.xlsx', await bookOf(rows)]))!;
    expect(book.table).toHaveLength(200);
    expect(book.isCut).toBe(true);
  });

  test('of a picture is an image of our own encoder, and of what is no picture nothing', async () => {
    const { data } = await t.send([
      ['p.png', pngOf(40, 30)],
      ['q.png', Buffer.concat([pngOf(4, 4).subarray(0, 40), Buffer.from('<script>')])],
    ]);
    const shown = await Promise.all(
      data.map(({ propertyFileId }) =>
        t.app.inject({ url: `/api/file/file/${propertyFileId}/preview/content`, headers: t.as.member }),
      ),
    );
    expect(shown.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
    expect(shown[0]!.headers['content-type']).toBe('image/png');
    expect(shown[0]!.rawPayload.equals(pngOf(40, 30))).toBe(false);
  });
});
