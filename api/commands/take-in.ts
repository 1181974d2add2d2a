import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { emailAddress } from '@roofline/schema/account/account';
import { commandSettings, counted, failCommand } from '../src/command-settings';
import { takeIn, type TakenIn } from '../src/full-archive/take-in/take-in';
import { resetAddress } from '../src/mail/letters';
import { publicUrlOf } from '../src/mail/service';
import { withParts } from '../src/open-parts';

// `npm run take-in`: a full archive into an empty installation. With the embedded database the service has to be stopped.
const USAGE = `npm run take-in -- "Northlake full archive 2026-11-24.zip" --email ada@example.org
Takes a full archive into this installation, which has to be empty: everything of it, or nothing.
The person of --email becomes the Admin and chooses a password by the link that is printed. Everyone else of the archive is
there, deactivated and without a password, until the Admin activates them under Users and invites.`;

const say = (text: string) => process.stdout.write(`${text}\n`);

function asked(): { file: string; email: string } | null {
  const { values, positionals } = parseArgs({
    options: { email: { type: 'string' }, help: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [file] = positionals;
  const email = emailAddress().safeParse(values.email);
  if (values.help) return null;
  if (file === undefined || positionals.length > 1 || !email.success)
    throw new Error(`the archive and --email with the address of its Admin are needed.\n\n${USAGE}`);
  return { file: resolve(process.env.INIT_CWD ?? '.', file), email: email.data };
}

function tell({ manifest: { scope, madeAt, tables, lost }, email, link }: TakenIn, publicUrl: string): void {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  say(
    `Took in ${scope.name} as it stood on ${madeAt}: ${counted(rows, 'row')} in ${counted(tables.length, 'table')}.`,
  );
  if (lost.length > 0)
    say(`${counted(lost.length, 'stored file')} had no bytes any more when the archive was made.`);
  say(`To choose a password, once and within 60 minutes: ${resetAddress({ email, ...link }, publicUrl)}`);
}

try {
  const given = asked();
  if (given) {
    const config = commandSettings();
    const taken = await withParts(config, (parts) =>
      takeIn(parts, { ...given, tell: (step) => say(`${step} …`) }),
    );
    tell(taken, publicUrlOf(config));
  } else say(USAGE);
} catch (error) {
  failCommand('The archive was not taken in', error);
}
