import { chmodSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@roofline/api/platform/store/open';
import { pngOf } from '@roofline/api/platform/images/fixtures/png';
import { multipartBody } from '@roofline/api/platform/upload/fixtures/multipart';
import { seedAdmin, type Admin } from '../stack/people';
import { endProcesses, startApiProcess, type ServerProcess } from '../stack/processes';
import { temporaryFolder } from '../stack/service-data';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let admin: Admin;
let umask: number;
beforeAll(async () => {
  // The service is started by a user with files open to everyone (umask 0).
  umask = process.umask(0);
  folder = await temporaryFolder();
  chmodSync(folder.path, 0o777);
  const database = await openDatabase({ dataDir: folder.path });
  admin = await seedAdmin(database);
  await database.close();
});
afterAll(async () => {
  process.umask(umask);
  await endProcesses();
  await folder.remove();
});

/** Every path of the tree, including the folder itself. */
function tree(path: string): string[] {
  const inside = lstatSync(path).isDirectory() ? readdirSync(path) : [];
  return [path, ...inside.flatMap((name) => tree(join(path, name)))];
}
const open = (path: string) => (lstatSync(path).mode & 0o077) !== 0;
const unlike = () =>
  tree(folder.path).filter((path) => {
    const found = lstatSync(path);
    const wanted = found.isDirectory() ? 0o700 : 0o600;
    return found.isSocket() ? open(path) : (found.mode & 0o777) !== wanted;
  });

/** A picture, an unsent mail, and enough rows that the database creates new files. */
async function work(api: ServerProcess): Promise<void> {
  const { payload, contentType } = multipartBody([
    { field: 'file', bytes: pngOf(240, 180), fileName: 'a.png', type: 'image/png' },
  ]);
  const photo = await fetch(`${api.url}/api/user/profile-photo`, {
    method: 'POST',
    headers: { ...admin.headers, 'content-type': contentType, 'if-match': '"1"' },
    body: new Uint8Array(payload),
  });
  expect(photo.status).toBe(200);
  const mail = await fetch(`${api.url}/api/account/resetrequest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin.email }),
  });
  expect(mail.status).toBe(200);
}

test('EX-9: no other user of the machine can open anything in the data folder', async () => {
  expect(tree(folder.path).filter(open).length).toBeGreaterThan(0);
  let api = await startApiProcess({ DATA_DIR: folder.path });
  expect(unlike()).toEqual([]);
  await work(api);
  expect(unlike()).toEqual([]);
  const paths = tree(folder.path).map((path) => path.slice(folder.path.length + 1));
  expect(paths.filter((path) => path.startsWith('files/')).length).toBeGreaterThan(1);
  expect(paths.filter((path) => path.startsWith('database/base/')).length).toBeGreaterThan(100);
  for (const one of ['mail.key', 'database.cushion', '.lock']) expect(paths).toContain(one);
  // The stop writes a checkpoint.
  await api.end('SIGTERM');
  expect(unlike()).toEqual([]);

  for (const path of tree(folder.path)) chmodSync(path, lstatSync(path).isDirectory() ? 0o777 : 0o666);
  api = await startApiProcess({ DATA_DIR: folder.path });
  expect(unlike()).toEqual([]);
  expect(api.output()).not.toContain('Other users of this machine');
  await api.end('SIGTERM');
});
