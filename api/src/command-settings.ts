import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, parseEnv } from 'node:util';
import { readConfig, type ApiConfig } from './config';
import { wordsOf } from './platform/store/sql-state';
import { FolderInUseError } from './platform/store/embedded/folder-lock';

/** The repository's root, seen from the source as well as from the bundle in api/dist. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Settings of a command: those that `npm start` has, from the environment and `.env`, at whatever place it is run. */
export function commandSettings(root = ROOT, environment = process.env): ApiConfig {
  const file = join(root, '.env');
  // The environment wins, as it does there.
  const set = { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...environment };
  const config = readConfig({ ...set, APP_HOST: set.APP_HOST || set.HOST });
  return { ...config, DATA_DIR: resolve(root, set.DATA_DIR || 'data') };
}

/** The file that a command is given, at whatever place it was typed; null where only its usage was asked for. Throws without one. */
export function askedFile(usage: string): string | null {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (values.help) return null;
  if (file === undefined || positionals.length > 1)
    throw new Error(`the name of one file is needed.\n\n${usage}`);
  return resolve(process.env.INIT_CWD ?? '.', file);
}

/** Ends a command with 1 and a sentence: what could not be done, why, and what to do where the service holds the data. */
export function failCommand(what: string, error: unknown): void {
  const advice = error instanceof FolderInUseError ? ' Roofline is running: stop it first.' : '';
  process.stderr.write(`${what}: ${wordsOf(error)}${advice}\n`);
  process.exitCode = 1;
}

/** `1 file`, `2 files`. */
export const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
