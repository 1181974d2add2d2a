import { commandSettings } from '../src/command-settings';
import { openParts } from '../src/open-parts';
import { FolderInUseError } from '../src/platform/store/embedded/folder-lock';
import { removeDemo } from './remove';

// `npm run remove-demo`: takes the demo data out. With the embedded database the service has to be stopped first.
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

/** `1 demo account`, `2 demo accounts`. */
const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

try {
  const config = commandSettings();
  const { database } = await openParts(config);
  try {
    const { users, sessions, tokens } = await removeDemo(database);
    const where = config.DATABASE_URL ? 'the database at DATABASE_URL' : config.DATA_DIR;
    const ended = `${counted(sessions, 'session')} and ${counted(tokens, 'access token')} ended with them`;
    say(
      users > 0
        ? `Removed ${counted(users, 'demo account')} and the demo data from ${where}; ${ended}.`
        : `There is no demo data in ${where}.`,
    );
    if (users > 0 && config.DEMO === 'on') say('Start with DEMO=off to keep it away.');
  } finally {
    await database.close();
  }
} catch (error) {
  const { message } = error as Error;
  const advice = error instanceof FolderInUseError ? ' Roofline is running: stop it first.' : '';
  process.stderr.write(`The demo data could not be removed: ${message}${advice}\n`);
  process.exitCode = 1;
}
