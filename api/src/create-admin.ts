import { parseArgs } from 'node:util';
import { commandSettings } from './command-settings';
import { createAdmin, UsageError, type Wanted } from './account/setup/create';
import { resetAddress } from './mail/letters';
import { publicUrlOf } from './mail/service';
import { withParts } from './open-parts';
import { FolderInUseError } from './platform/store/embedded/folder-lock';

const USAGE = `npm run create-admin -- --email ada@example.org --workspace "Northlake" --company "Northlake Mgmt" [--name "Ada Byron"] [--staff]
Creates a workspace with its Admin and prints a link, valid once and for 60 minutes, to choose a password.
For a person who already has an account, --email is enough: it prints a new link.`;

const say = (text: string) => process.stdout.write(`${text}\n`);

function wanted(): Wanted | null {
  const text = { type: 'string' } as const;
  const options = { email: text, workspace: text, company: text, name: text };
  const flags = { staff: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const { values } = parseArgs({ options: { ...options, ...flags } });
  if (values.help) return null;
  const { staff = false, help: _help, ...rest } = values;
  return { ...rest, staff };
}

/** Returns an error as one sentence that says what to do. */
function sentenceOf(error: unknown): string {
  if (error instanceof FolderInUseError)
    return `${error.message} Roofline is running: stop it first, or use the setup link in its log.`;
  const isUsage =
    error instanceof UsageError || String((error as { code?: unknown }).code).startsWith('ERR_PARSE');
  const { message } = error as Error;
  return isUsage ? `${message}\n\n${USAGE}` : `No Admin was created: ${message}`;
}

async function run(given: Wanted): Promise<void> {
  const config = commandSettings();
  const { email, link, made } = await withParts(config, (parts) => createAdmin(parts, given));
  say(
    made
      ? `Created the portfolio ${made.workspaceName} with ${email} as its Admin.`
      : `${email} already has an account; nothing was created.`,
  );
  say(
    `To choose a password, once and within 60 minutes: ${resetAddress({ email, ...link }, publicUrlOf(config))}`,
  );
}

try {
  const given = wanted();
  if (given) await run(given);
  else say(USAGE);
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}
