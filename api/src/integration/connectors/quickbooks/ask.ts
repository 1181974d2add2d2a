import { z } from 'zod';
import { askSource, readReply } from '../ask';
import { SourceFault, type Access } from '../connector';
import { cut, looseList, looseText } from '../reading';
import type { OutsideReply } from '../../../platform/outside/outside';
import { connectAgain, goodValues } from './tokens';

const HOSTS = {
  production: 'https://quickbooks.api.intuit.com',
  sandbox: 'https://sandbox-quickbooks.api.intuit.com',
} as const;
/** The oldest version that Intuit still serves, as of August 2025. */
const MINOR_VERSION = '75';
/** The wait after throttling, since Intuit counts requests by the minute. */
const THROTTLED_MS = 60_000;

// A fault is `Fault` from the accounting API and `fault` from the gateway before it.
const error = z.object({ Message: looseText, message: looseText, code: looseText });
const faults = z.object({ Error: looseList, error: looseList });
const faulty = z.object({ Fault: faults.optional(), fault: faults.optional() });

interface Fault {
  code: string;
  message: string;
}

/** Returns the fault in a reply of any status: the accounting API also sends one with 200. */
function faultIn({ body, status }: OutsideReply): Fault | null {
  let read: z.infer<typeof faulty> | undefined;
  try {
    read = faulty.safeParse(JSON.parse(body)).data;
  } catch {
    // No JSON: the status decides.
  }
  const found = read?.Fault ?? read?.fault;
  if (!found) return status >= 400 ? { code: '', message: '' } : null;
  const first = error.safeParse(found.Error[0] ?? found.error[0]).data;
  return { code: first?.code ?? '', message: first?.Message || first?.message || '' };
}

/** Returns the fault with a text for the person who has to mend it. */
function meaning({ code, message }: Fault, status: number): SourceFault {
  if (/^0*3001$/.test(code) || /throttle/i.test(message))
    return new SourceFault(
      'busy',
      'QuickBooks Online asks to wait. The sync continues by itself.',
      THROTTLED_MS,
    );
  if (status === 401) return connectAgain();
  if (status === 403 || code === '5020')
    return new SourceFault(
      'expired',
      'QuickBooks Online does not let this connection read the company. Connect to QuickBooks again, as someone who may see its whole ledger.',
    );
  if (code === '6190')
    return new SourceFault(
      'wrong',
      'The subscription of this company in QuickBooks Online has ended. Renew it there, then sync again.',
    );
  const said = [cut(message, 200), code && `code ${cut(code, 20)}`].filter(Boolean).join(', ');
  return new SourceFault('wrong', `QuickBooks Online refused the request${said && ` (${said})`}.`);
}

const realm = /^\d{1,20}$/;

/** A function that sends a request about a company. */
export type AskCompany = <T>(path: string, query: Record<string, string>, shape: z.ZodType<T>) => Promise<T>;

/** Returns the company of a credential and a function that asks it, which renews the access token when needed. */
export function companyOf(access: Access): { realmId: string; ask: AskCompany } {
  let { values } = access;
  const realmId = values.realmId ?? '';
  if (!realm.test(realmId)) throw connectAgain();
  const host = HOSTS[access.registration?.isSandbox ? 'sandbox' : 'production'];
  const send = (url: URL): Promise<OutsideReply> =>
    askSource(
      access,
      { url, headers: { authorization: `Bearer ${values.accessToken}`, accept: 'application/json' } },
      [400, 401, 403],
    );
  return {
    realmId,
    async ask(path, query, shape) {
      const url = new URL(`${host}/v3/company/${realmId}/${path}`);
      for (const [name, value] of Object.entries({ ...query, minorversion: MINOR_VERSION }))
        url.searchParams.set(name, value);
      values = await goodValues(access, values);
      let reply = await send(url);
      if (reply.status === 401) {
        // The token was refused before its end: tries once more with a new one.
        values = await goodValues(access, values, values.accessToken);
        reply = await send(url);
      }
      const fault = faultIn(reply);
      if (fault) throw meaning(fault, reply.status);
      return readReply(reply, shape);
    },
  };
}
