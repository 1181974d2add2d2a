import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { trustedTemplate } from '../store/embedded/template';
import { closeToOthers } from './private-folder';

let room: string;
let umask: number;
beforeEach(() => {
  umask = process.umask();
  process.umask(0);
  room = mkdtempSync(join(tmpdir(), 'roofline-private-'));
});
afterEach(() => {
  process.umask(umask);
  rmSync(room, { recursive: true, force: true });
});

const modeOf = (...path: string[]) => (lstatSync(join(room, ...path)).mode & 0o7777).toString(8);
/** Makes a data folder as older versions left it. */
function looseFolder(): string {
  mkdirSync(join(room, 'data', 'database', 'base'), { recursive: true });
  mkdirSync(join(room, 'data', 'notes'));
  for (const file of ['mail.key', 'database/base/1', 'notes/mine.txt'])
    writeFileSync(join(room, 'data', file), '');
  return join(room, 'data');
}

test('a new folder and everything written in it later is open only to its owner', () => {
  expect(closeToOthers(join(room, 'new', 'data'))).toBeNull();
  writeFileSync(join(room, 'new', 'data', 'later'), '');
  mkdirSync(join(room, 'new', 'data', 'later.d'));
  expect([modeOf('new/data'), modeOf('new/data/later'), modeOf('new/data/later.d')]).toEqual([
    '700',
    '600',
    '700',
  ]);
});

test('an open folder is closed all the way down; other files in it keep their mode', () => {
  const folder = looseFolder();
  expect(modeOf('data/database/base/1')).toBe('666');
  expect(closeToOthers(folder)).toBeNull();
  expect(['', 'database', 'database/base', 'database/base/1', 'mail.key'].map((at) => modeOf('data', at))).toEqual([
    '700', '700', '700', '600', '600',
  ]); // prettier-ignore
  expect([modeOf('data/notes'), modeOf('data/notes/mine.txt')]).toEqual(['777', '666']);
});

test('a file in place of the folder is refused and keeps its mode', () => {
  writeFileSync(join(room, 'file'), '');
  expect(() => closeToOthers(join(room, 'file'))).toThrow(expect.objectContaining({ code: 'ENOTDIR' }));
  expect(modeOf('file')).toBe('666');
});

test('a link is never followed out of the folder', () => {
  const folder = looseFolder();
  writeFileSync(join(room, 'elsewhere'), '');
  symlinkSync(join(room, 'elsewhere'), join(folder, 'database', 'link'));
  expect(closeToOthers(folder)).toBeNull();
  expect(modeOf('elsewhere')).toBe('666');
});

test('the folder may be named by a link', () => {
  symlinkSync(looseFolder(), join(room, 'named'));
  expect(closeToOthers(join(room, 'named'))).toBeNull();
  expect([modeOf('data'), modeOf('data/mail.key')]).toEqual(['700', '600']);
});

test('a folder that cannot be closed gets one sentence that says why and what to do', () => {
  const folder = looseFolder();
  const begin = `Other users of this machine may be able to read ${folder}: `;
  const { uid } = lstatSync(folder);
  expect(closeToOthers(folder, { uid: uid + 1 })).toBe(
    `${begin}something in it belongs to another user; give it to the user who runs Roofline.`,
  );
  expect(closeToOthers(folder, { platform: 'win32' })).toMatch(/Windows has no such file modes/);
  expect(modeOf('data')).toBe('777');
  chmodSync(folder, 0o1777);
  expect(closeToOthers(folder)).toMatch(/a shared folder; choose a separate folder with DATA_DIR/);
  expect(modeOf('data')).toBe('1777');
  expect(closeToOthers('/')).toMatch(/it is a shared folder/);
});

const hasProc = existsSync('/proc/self/task');
if (!hasProc) process.stdout.write('A file system without modes is left out: there is no /proc here.\n');
(hasProc ? test : test.skip)('a file system without modes is said', () => {
  expect(closeToOthers('/proc/self/task')).toMatch(/its file system has no file modes/);
});

test('a database template that others may have written is not used', async () => {
  const path = join(room, 'template.tar.gz');
  expect(await trustedTemplate(path)).toBeUndefined();
  writeFileSync(path, 'packed');
  const read = async (mode: number) => {
    chmodSync(path, mode);
    return (await trustedTemplate(path))?.text();
  };
  expect([await read(0o644), await read(0o600), await read(0o664), await read(0o646)]).toEqual([
    'packed', 'packed', undefined, undefined,
  ]); // prettier-ignore
});
