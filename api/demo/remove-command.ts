import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { commandSettings, counted, failCommand } from '../src/command-settings';
import { withParts } from '../src/open-parts';
import { removeDemo } from './remove';

// `npm run remove-demo`: takes the demo data out. With the embedded database the service has to be stopped first.
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

try {
  const config = commandSettings();
  const { users, sessions, tokens } = await withParts(config, ({ database }) => removeDemo(database));
  // A demo that is loaded again has a ledger from its own day.
  if (users > 0) await rm(join(config.DATA_DIR, 'demo-ledger.json'), { force: true });
  const where = config.DATABASE_URL ? 'the database at DATABASE_URL' : config.DATA_DIR;
  const ended = `${counted(sessions, 'session')} and ${counted(tokens, 'access token')} ended with them`;
  say(
    users > 0
      ? `Removed ${counted(users, 'demo account')} and the demo data from ${where}; ${ended}.`
      : `There is no demo data in ${where}.`,
  );
  if (users > 0 && config.DEMO === 'on') say('Start with DEMO=off to keep it away.');
} catch (error) {
  failCommand('The demo data could not be removed', error);
}
