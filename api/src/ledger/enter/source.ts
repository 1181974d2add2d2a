import type { SignFollows } from '@roofline/schema/ledger/account';
import type { Tx } from '../../platform/database';
import { newId } from '../../platform/ids';
import { linesAhead } from '../pending/ahead';
import { findAccounts } from '../repository/accounts';
import { findAlike, findEnteredIds } from '../repository/lines';
import {
  changeSource,
  findSource,
  hasOtherSource,
  insertSource,
  type SourceRow,
} from '../repository/sources';
import type { LedgerLine, LedgerPlace } from './entry';
import { turnedLines, type ReadAs } from './sign';
import { storedId } from './stored';

/** A source to find or add: a layout of files, or the connected app, which has no layout. */
export interface SourceAsked {
  kind: SourceRow['kind'];
  name: string;
  layout: string | null;
  /** What decides the sign of its lines; debits and credits by default. */
  signFollows?: SignFollows;
}

/** Finds or adds a source of the property, and stores what decides the sign of its lines. */
export async function ledgerSource(
  tx: Tx,
  { workspaceId, propertyId }: LedgerPlace,
  { kind, name, layout, signFollows = 'kind' }: SourceAsked,
): Promise<{ sourceId: string; mapping: unknown }> {
  const place = { workspaceId, propertyId };
  const asked = { kind, layout: layout ?? '' };
  const known = await findSource(tx, place, asked);
  if (known) {
    if (known.signFollows !== signFollows) await changeSource(tx, place, known.sourceId, { signFollows });
    return known;
  }
  await insertSource(tx, { ...place, ...asked, name, signFollows, sourceId: newId() });
  return (await findSource(tx, place, asked))!;
}

/** Saves how to read the files of a source, for the next file. */
export async function saveSourceMapping(
  tx: Tx,
  place: LedgerPlace,
  sourceId: string,
  mapping: unknown,
): Promise<void> {
  await changeSource(tx, place, sourceId, { mapping });
}

/** Returns a key that is the same for lines that are alike: by day, account and amount. */
export const likenessOf = ({
  date,
  glCode,
  amount,
}: Pick<LedgerLine, 'date' | 'glCode' | 'amount'>): string => JSON.stringify([date, glCode, amount]);

const LINES_A_STATEMENT = 2_000;

/**
 * Returns which lines the ledger already has: by external ids of the source, and by likeness with lines of other sources
 * (`likenessOf`). For previews of files; two statements for every 2,000 lines, and a few more.
 */
export async function knownLines(
  tx: Tx,
  { workspaceId, propertyId }: LedgerPlace,
  { sourceId, ...readAs }: ReadAs & { sourceId: string | null },
  lines: readonly LedgerLine[],
): Promise<{ known: Set<string>; alike: Set<string> }> {
  const place = { workspaceId, propertyId };
  const accounts = await findAccounts(tx, [propertyId]);
  const known = new Set<string>();
  const alike = new Set<string>();
  const hasOther = await hasOtherSource(tx, place, sourceId);
  const ahead = hasOther ? await linesAhead(tx, place) : [];
  for (let from = 0; from < lines.length; from += LINES_A_STATEMENT) {
    const part = lines.slice(from, from + LINES_A_STATEMENT);
    if (sourceId !== null) {
      const ids = part.map(({ externalId }) => storedId(externalId));
      const stored = await findEnteredIds(tx, place, sourceId, ids);
      for (const [n, { externalId }] of part.entries()) if (stored.has(ids[n]!)) known.add(externalId);
    }
    if (!hasOther) continue;
    const fresh = part.filter(({ externalId }) => !known.has(externalId));
    const asStored = turnedLines(fresh, accounts, readAs);
    for (const n of await findAlike(tx, place, sourceId, asStored, ahead)) alike.add(likenessOf(fresh[n]!));
  }
  return { known, alike };
}
