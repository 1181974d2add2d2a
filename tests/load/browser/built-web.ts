import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A Chromium (CHROMIUM_PATH) for the web client as it ships, which is built first. */
export async function browserForBuiltWeb(more: readonly string[] = []): Promise<Browser> {
  const built = spawnSync(process.execPath, [join('scripts', 'build.mjs'), 'web'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (built.status !== 0) throw new Error('The web client could not be built');
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', ...more],
  });
}
