import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, parseEnv } from 'node:util';
import { readConfig, type ApiConfig } from './config';
import { wordsOf } from './platform/store/sql-state';
import { FolderInUseError } from './platform/store/embedded/folder-lock';

/** The repository's root, both for the source and for the bundle in api/dist. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Returns a command's settings, from the environment and `.env` as for `npm start`, in any working directory. */
export function commandSettings(root = ROOT, environment = process.env): ApiConfig {
  const file = join(root, '.env');
  // The environment takes precedence, as with `npm start`.
  const set = { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...environment };
  const config = readConfig({ ...set, APP_HOST: set.APP_HOST || set.HOST });
  return { ...config, DATA_DIR: resolve(root, set.DATA_DIR || 'data') };
}

/** Returns the path of a command's file argument, relative to where it was typed; null for --help. Throws without one. */
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

/** Prints what failed and why, with advice if the service is running, and ends the command with 1. */
export function failCommand(what: string, error: unknown): void {
  const advice = error instanceof FolderInUseError ? ' Roofline is running: stop it first.' : '';
  process.stderr.write(`${what}: ${wordsOf(error)}${advice}\n`);
  process.exitCode = 1;
}

/** Returns for example `1 file` or `2 files`. */
export const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;
