import { JPEG, kindOf, PDF, PNG } from './file-kind';
import { extensionOf, plainName } from './file-name';

const pdf = Buffer.from('%PDF-1.7 the minutes');
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]);
const jpg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]);

test.each<[string, Buffer, string | undefined]>([
  ['a.pdf', pdf, 'application/pdf'],
  ['a.PDF', pdf, 'application/pdf'],
  ['a.png', png, 'image/png'],
  ['a.jpeg', jpg, 'image/jpeg'],
  ['a.jpg', jpg, 'image/jpeg'],
  ['a.png', jpg, undefined],
  ['a.pdf', Buffer.from('<script>'), undefined],
  ['a.html', pdf, undefined],
  ['a.pdf.html', pdf, undefined],
  ['pdf', pdf, undefined],
  ['a.pdf', Buffer.alloc(0), undefined],
  ['a.png', png.subarray(0, 7), undefined],
])('%s has the kind on which its name and its bytes agree (UP-2), case %#', (fileName, head, contentType) => {
  expect(kindOf([PDF, PNG, JPEG], { fileName, head })?.contentType).toBe(contentType);
});

test('a kind that is not among the given ones is refused', () => {
  expect(kindOf([PNG], { fileName: 'a.pdf', head: pdf })).toBeNull();
});

test('only the last extension of a name counts', () => {
  expect(['a.tar.GZ', 'a', 'a.b/c', 'a.', '.png'].map(extensionOf)).toEqual(['.gz', '', '', '', '.png']);
});

test('a name is shown without folders and without what is not shown (UP-5)', () => {
  expect(plainName('C:\\Board\\x\u0000\u202e.pdf')).toBe('x.pdf');
  expect(plainName('../../etc/passwd')).toBe('passwd');
  expect(plainName('///')).toBe('file');
  expect(plainName(`${'é'.repeat(400)}.pdf`)).toHaveLength(200);
  // Cut between characters, never within one: half a character cannot be stored.
  expect(plainName(`${'😀'.repeat(400)}.csv`)).toBe(`${'😀'.repeat(196)}.csv`);
});
