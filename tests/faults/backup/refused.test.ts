import { writeFileSync } from 'node:fs';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand, spawnServer, startApiProcess } from '../../stack/processes';
import { leaveAll, newFolder, OLD, start, stoppedFolder } from './places';

afterAll(leaveAll);

test('data that a newer version has used are left alone, with one sentence', async () => {
  const folder = await stoppedFolder();
  writeFileSync(join(folder, 'version.json'), JSON.stringify({ schemaVersion: 9_999_999_999_999 }));
  const { child, output } = await spawnServer('api', { DATA_DIR: folder, API_PORT: '0' });
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code).toBe(1);
  expect(output()).toBe(
    `The data in the folder ${folder} were last used by a newer version of Roofline. Start that version or a later one, or restore a backup that this version made.\n`,
  );
  // A mark that was cut off is no reason: the database itself says what it had.
  writeFileSync(join(folder, 'version.json'), '{"schemaVer');
  const api = await startApiProcess({ DATA_DIR: folder });
  expect(JSON.parse(await readFile(join(folder, 'version.json'), 'utf8')).schemaVersion).toBeGreaterThan(0);
  await api.end('SIGTERM');
});

describe('refused, with what to do', () => {
  let file: string;
  beforeAll(async () => {
    file = join(await newFolder(), 'whole.zip');
    await copyFile(OLD, file);
  });
  const refused = async (name: string, args: string[], settings: Record<string, string>) => {
    const { code, output } = await runCommand(name, args, settings);
    expect(code).toBe(1);
    return output;
  };

  test('a restore into an installation that is used', async () => {
    const folder = await stoppedFolder();
    expect(await refused('restore', [file], { DATA_DIR: folder })).toContain('is not empty');
  });

  test.runIf(process.env.PG_URL)('a restore into a server that has tables', async () => {
    const { data } = await start(false);
    expect(await refused('restore', [file], data.settings)).toContain('is not empty');
  });

  test('a key that settings name and the backup does not have', async () => {
    const folder = await newFolder();
    const output = await refused('restore', [file], { DATA_DIR: folder, MAIL_KEY: 'x'.repeat(32) });
    expect(output).toContain('MAIL_KEY is another key than where it was made');
    expect((await readdir(folder)).sort()).toEqual(['files']);
  });

  test('a backup that was changed, and one that was cut off', async () => {
    const bytes = await readFile(file);
    const changed = join(await newFolder(), 'changed.zip');
    // In the middle of a picture.
    const at = bytes.indexOf('IHDR') + 6;
    await writeFile(changed, bytes.with(at, bytes[at]! ^ 1));
    const folder = await newFolder();
    expect(await refused('restore', [changed], { DATA_DIR: folder })).toMatch(
      /was changed after|not as Roofline/,
    );
    await writeFile(changed, bytes.subarray(0, bytes.length >> 1));
    expect(await refused('restore', [changed], { DATA_DIR: folder })).toContain('was cut off');
    expect((await readdir(folder)).sort()).toEqual(['files']);
    expect(await readdir(join(folder, 'files'))).toEqual([]);
  });

  test('a file that is there already stays as it is', async () => {
    const folder = await stoppedFolder();
    expect(await refused('backup', [file], { DATA_DIR: folder })).toContain('is there already');
    expect(await readFile(file)).toEqual(await readFile(OLD));
  });

  test('no file, and a folder that is none', async () => {
    expect(await refused('backup', [], { DATA_DIR: await newFolder() })).toContain('the name of one file');
    expect(
      await refused('restore', [join(await newFolder(), 'none.zip')], { DATA_DIR: await newFolder() }),
    ).toContain('could not be read');
  });
});
