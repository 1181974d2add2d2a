import { repeated, type Background } from '../platform/process/background';
import type { Clock } from '../platform/clock';
import type { Database, DatabaseLog } from '../platform/database';
import { serviceKind, type NamedJobKind, type Patience, type ServiceRun } from '../platform/jobs/kind';
import { unavailable } from '../platform/problem';
import type { Deps } from '../platform/deps';
import { withoutLogo, type DrawnLetter } from './letter';
import { mailLogo } from './logo';
import { linkIn, MAIL_JOB, mailInput } from './outbox';
import {
  changeWaitingMail,
  deleteFinishedMails,
  selectReadableMails,
  selectWaitingMail,
  type MailRow,
} from './repository';
import type { Seal } from '../platform/secret/seal';
import type { Send } from './transport';

const MINUTE = 60_000;
const LONGEST_WAIT = 6 * 60 * MINUTE;
const KEPT_MS = 30 * 24 * 60 * MINUTE;
const READABLE = 50;
const FORGET_EVERY_MS = 6 * 60 * MINUTE;

/** Ten attempts, with waits of 1, 2, 4 … minutes, at most 6 hours. */
export const MAIL_PATIENCE: Patience = {
  tries: 10,
  waitAfter: (tries) => Math.min(MINUTE * 2 ** (tries - 1), LONGEST_WAIT),
};

export interface Delivery {
  seal: Seal;
  /** null: without a mail server mails stay stored. */
  send: Send | null;
  /** Whether stored mails appear in the log: only if no one but the person at this machine can reach the service. */
  isReadable: boolean;
  log: DatabaseLog;
}

type Bodies = Omit<DrawnLetter, 'subject'>;

const bodiesOf = (seal: Seal, { sealed }: MailRow) => JSON.parse(seal.unlock(sealed ?? '')) as Bodies;

/** Returns the cause of a failure, without anything of the mail itself. */
function causeOf(error: unknown): string {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return [code ?? (error as Error).name, responseCode].filter(Boolean).join(' ').slice(0, 100);
}

/** Sends the mail to the mail server. The error that it throws contains nothing of the mail. */
async function handOver(
  { seal, log }: Delivery,
  { send, logoFor }: { send: Send; logoFor: (workspaceId: string) => Promise<Uint8Array | null> },
  row: MailRow,
  tries: number,
): Promise<void> {
  const { mailId, kind, recipient: to, subject, messageId } = row;
  try {
    const { logoOf, html, ...bodies } = bodiesOf(seal, row);
    const logo = logoOf === undefined ? null : await logoFor(logoOf);
    const shown = logo ? { html, logo } : { html: withoutLogo(html) };
    await send({ to, subject, messageId, ...bodies, ...shown });
  } catch (error) {
    log.error({ mailId, kind, tries, cause: causeOf(error) }, 'A mail was not sent');
    throw unavailable('The mail was not sent');
  }
  log.info({ mailId, kind }, 'A mail was sent');
}

/** Returns a stored mail in one line. Its link opens an account, so only people with access to the database see it. */
function readableLine(seal: Seal, row: MailRow): string {
  const { text } = bodiesOf(seal, row);
  return [`Mail to ${row.recipient}: ${row.subject}`, linkIn(text)].filter(Boolean).join(' ');
}

function tellKept({ log, seal, isReadable }: Delivery, row: MailRow): void {
  const about = { mailId: row.mailId, kind: row.kind };
  if (isReadable) log.warn(about, readableLine(seal, row));
  else log.info(about, 'A mail was not sent: SMTP_URL is not set');
}

/** Sends a mail, and records that unless another run took the job: that one sends it again under its Message-ID. */
async function deliver(
  delivery: Delivery,
  deps: Pick<Deps, 'database' | 'clock' | 'blobs'>,
  { hold, attempt }: ServiceRun,
  mailId: string,
): Promise<void> {
  const { database, clock } = deps;
  const row = await database.system((tx) => selectWaitingMail(tx, mailId));
  if (!row) return;
  const { send } = delivery;
  const logoFor = (workspaceId: string) => mailLogo(deps, workspaceId);
  if (send) await handOver(delivery, { send, logoFor }, row, attempt);
  await database.system(async (tx) => {
    await hold(tx);
    const sent = { state: 'sent', sealed: null, finishedAt: clock.now() };
    await changeWaitingMail(tx, mailId, send ? sent : { state: 'kept' });
  });
  if (!send) tellKept(delivery, row);
}

/** Returns the job that sends one mail, so that one that fails does not delay others. */
export function mailJob(delivery: Delivery): NamedJobKind {
  return serviceKind({
    name: MAIL_JOB,
    input: mailInput,
    patience: MAIL_PATIENCE,
    run: (job, { mailId }, deps) => deliver(delivery, deps, job, mailId),
    giveUp: (tx, { mailId }, { clock }) =>
      changeWaitingMail(tx, mailId, { state: 'parked', finishedAt: clock.now() }),
  });
}

interface MailDeps {
  database: Pick<Database, 'system'>;
  clock: Clock;
}

/** Deletes mails that were sent, stored, given up or dropped, 30 days after they were written. */
export async function forgetOldMail({ database, clock }: MailDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  await database.system((tx) => deleteFinishedMails(tx, before));
}

/** Adds the repeated deletion of old mails while the service listens. */
export function keepMailsForgotten(
  log: Pick<DatabaseLog, 'error'>,
  { background, ...deps }: MailDeps & { background: Background },
): void {
  const work = repeated({
    everyMs: FORGET_EVERY_MS,
    atOnce: true,
    pass: () => forgetOldMail(deps),
    onFault: (error) => log.error({ err: error }, 'Old mails could not be forgotten'),
  });
  background.add(work);
}

/** Returns the newest mails whose bodies are still stored, for a developer to read. */
export async function readableMails({ database }: Pick<MailDeps, 'database'>, seal: Seal) {
  const rows = await database.system((tx) => selectReadableMails(tx, READABLE));
  return rows.map((row) => {
    const { html, text } = bodiesOf(seal, row);
    const { mailId, kind, recipient: to, subject, createdAt } = row;
    return { mailId, kind, to, subject, createdAt: createdAt.toISOString(), html: withoutLogo(html), text };
  });
}
