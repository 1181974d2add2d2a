import { z } from 'zod';
import { askSource, readReply } from './ask';
import { SourceFault, type Access } from './connector';
import { looseList } from './reading';

/** The most pages of a list that are read. */
const MOST_PAGES = 50;

const next = z.string().max(2000).nullish().catch(null);

/** Asks one address of the protocol; returns undefined where the service does not have an optional one. */
export async function askOpenLedger<T>(
  access: Access,
  path: readonly string[],
  query: Record<string, string>,
  shape: z.ZodType<T>,
  isOptional = false,
): Promise<T | undefined> {
  const base = access.values.baseUrl ?? '';
  const place = `${base.endsWith('/') ? base.slice(0, -1) : base}/v1/${path.map(encodeURIComponent).join('/')}`;
  // A code of dots would change the path.
  if (path.some((part) => /^\.*$/.test(part)))
    throw new SourceFault('wrong', 'The association code is none. Enter it again.');
  if (!URL.canParse(place))
    throw new SourceFault('wrong', 'The base address is not an address. Enter it again.');
  const url = new URL(place);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const headers = { authorization: `Bearer ${access.values.apiKey ?? ''}`, accept: 'application/json' };
  const reply = await askSource(access, { url, headers }, isOptional ? [404] : []);
  return reply.status === 404 ? undefined : readReply(reply, shape);
}

/** Reads the entries of a whole list, page by page; returns null where the service lacks an optional list. */
export async function wholeEntries(
  access: Access,
  path: readonly string[],
  { name, isOptional = false }: { name: string; isOptional?: boolean },
): Promise<unknown[] | null> {
  const page = z.object({ [name]: looseList, next });
  const found: unknown[] = [];
  let after: string | null | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const reply = await askOpenLedger(access, path, after ? { after } : {}, page, isOptional && pages === 0);
    if (!reply) return null;
    found.push(...(reply[name] as unknown[]));
    after = reply.next as string | null;
    if (!after) break;
  }
  return found;
}

/** Reads a whole list, without unreadable entries. */
export async function wholeList<T>(
  access: Access,
  path: readonly string[],
  name: string,
  entry: z.ZodType<T>,
): Promise<T[]> {
  return ((await wholeEntries(access, path, { name })) ?? []).flatMap((each) => {
    const read = entry.safeParse(each);
    return read.success ? [read.data] : [];
  });
}
