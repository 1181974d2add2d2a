import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { warmPasswords } from './account/passwords';
import { setupSentence } from './setup-sentence';
import { buildApp } from './app';
import { ConfigError, readConfig, type ApiConfig } from './config';
import { loadDemoOnFirstStart } from './demo-start';
import { openParts } from './open-parts';
import { keepHeapSmall } from './platform/process/heap';
import { tellStarter } from './platform/process/progress';
import { isDatabaseAway, wordsOf } from './platform/store/sql-state';
import { NewerDataError } from './platform/store/version';
import { FolderInUseError } from './platform/store/embedded/folder-lock';

/** The time between "not ready" and the stop, in which the service still answers and a balancer looks elsewhere. */
const STOP_GRACE_MS = 500;

/** Returns an error of the start as one sentence, for the person who started the service. */
function sentenceOf(error: unknown, config: ApiConfig | null): string {
  if (error instanceof ConfigError || error instanceof FolderInUseError || error instanceof NewerDataError)
    return error.message;
  const { code } = error as NodeJS.ErrnoException;
  const words = wordsOf(error);
  const address = `${config?.HOST}:${config?.API_PORT}`;
  if (code === 'EADDRINUSE')
    return `The address ${address} is already in use. Choose another port with API_PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `Roofline cannot listen on ${address}. Check HOST.`;
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code ?? ''))
    return `Roofline cannot write to the data folder ${config?.DATA_DIR} (${code}). Choose another folder with DATA_DIR.`;
  if (code === 'ENOSPC') return `There is not enough space left in the folder ${config?.DATA_DIR}.`;
  if (config?.DATABASE_URL && isDatabaseAway(error)) return 'The database at DATABASE_URL does not answer.';
  if (config?.DATABASE_URL && /^(28|3D)/.test(code ?? ''))
    return `The database at DATABASE_URL refused: ${words}.`;
  return `The service could not start: ${words}`;
}

async function start(config: ApiConfig): Promise<void> {
  // With a database server the process has nearly all of the memory; the embedded database needs some of its own.
  if (config.DATABASE_URL === undefined) keepHeapSmall();
  const deps = await openParts(config, tellStarter);
  try {
    await loadDemoOnFirstStart(deps);
    await warmPasswords();
    const { app, announceStop } = await buildApp(deps);
    process.on('unhandledRejection', (error) => app.log.error({ err: error }, 'An unawaited task failed'));
    // Set up before the service listens, because whoever sees it listening may ask it to stop.
    closeWithGrace({ delay: 9000, logger: false, skip: ['unhandledRejection'] }, async ({ err }) => {
      if (err) app.log.fatal({ err }, 'A fatal fault; stopping');
      announceStop();
      // Requests that are on the wire but not read yet are also answered.
      await wait(STOP_GRACE_MS);
      await app.close();
      await deps.database.close();
    });
    const setup = await setupSentence(deps);
    // The last step that may fail: later errors are answered or logged, and the service keeps running.
    await app.listen({ port: config.API_PORT, host: config.HOST });
    if (setup) process.stdout.write(`${setup}\n`);
  } catch (error) {
    await deps.database.close().catch(() => undefined);
    throw error;
  }
}

let config: ApiConfig | null = null;
try {
  config = readConfig(process.env);
  await start(config);
} catch (error) {
  process.stderr.write(`${sentenceOf(error, config)}\n`);
  process.exit(1);
}
