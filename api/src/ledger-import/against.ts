import { limits } from '@roofline/schema/value/limits';
import { knownLines, ledgerSources, likenessOf, type ReadAs } from '../ledger/service';
import type { Actor } from '../platform/actor';
import type { Deps } from '../platform/deps';
import type { BatchLine } from './prepare/entry-lines';
import { linesOfBatch } from './prepare/entry-lines';
import { shownLine } from './prepare/facts';
import { NOTHING_YET, plus, type HeldAgainst, type Tally } from './prepare/tally';
import type { ImportPlace } from './service';

/** The lines of a part of a file, sorted by whether the ledger has them already. */
interface Sorted {
  known: BatchLine[];
  alike: BatchLine[];
  fresh: BatchLine[];
}

/** Sorts lines into those that this source has already, those that another source has, and new ones. */
function sortLines(
  lines: readonly BatchLine[],
  { known, alike }: Awaited<ReturnType<typeof knownLines>>,
): Sorted {
  const sorted: Sorted = { known: [], alike: [], fresh: [] };
  for (const line of lines) {
    const isKnown = known.has(line.externalId);
    sorted[isKnown ? 'known' : alike.has(likenessOf(line)) ? 'alike' : 'fresh'].push(line);
  }
  return sorted;
}

const tallyOf = ({ known, alike, fresh }: Sorted): Tally => ({
  ...NOTHING_YET,
  added: fresh.length,
  unchanged: known.length,
  duplicates: alike.length,
});

/** Returns the property's source for files of a layout, if there is one. */
export async function sourceOf(
  deps: Pick<Deps, 'database'>,
  actor: Actor,
  { propertyId }: ImportPlace,
  layout: string,
) {
  const sources = await deps.database.tenant(actor, (tx) => ledgerSources(tx, [propertyId]), {
    readOnly: true,
  });
  const own = sources.find((source) => source.kind === 'file' && source.layout === layout);
  return { own: own ?? null, isFirst: sources.length === 0 };
}

/** Compares the lines of a file with the ledger, part by part, each in a separate transaction. */
export async function holdAgainst(
  deps: Pick<Deps, 'database'>,
  actor: Actor,
  place: ImportPlace,
  asked: {
    source: Awaited<ReturnType<typeof sourceOf>>;
    readAs: ReadAs;
    batches: readonly Uint8Array[];
    sheetNames: readonly string[];
    lineCount: number;
  },
): Promise<HeldAgainst> {
  const { source, readAs, batches, sheetNames, lineCount } = asked;
  const sourceId = source.own?.sourceId ?? null;
  if (source.isFirst) return { tally: { ...NOTHING_YET, added: lineCount }, duplicates: [] };
  let tally = NOTHING_YET;
  const duplicates: HeldAgainst['duplicates'] = [];
  for (const batch of batches) {
    const lines = linesOfBatch(batch);
    const found = await deps.database.tenant(
      actor,
      (tx) => knownLines(tx, place, { ...readAs, sourceId }, lines),
      { readOnly: true },
    );
    const sorted = sortLines(lines, found);
    tally = plus(tally, tallyOf(sorted));
    const room = limits.ledgerSamples - duplicates.length;
    duplicates.push(...sorted.alike.slice(0, room).map((line) => shownLine(line, sheetNames)));
  }
  return { tally, duplicates };
}
