import type { ApolloClient, DocumentNode, OperationVariables, StoreObject } from '@apollo/client';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { PaperRows } from '../../ui/navigation/Pagination';
import { usePreparation, type Preparation } from '../../ui/print/preparation';
import { MOST_PRINTED, usePrinting } from '../../ui/print/use-printing';
import { listAnswer, type ListAnswer, type ListQuery } from './list-answer';
import { pageIn, withRows } from './paged-answer';

/** The most rows that the service gives at once. */
const MOST = 100;

/** An Apollo query for a page of rows, whose variables have a `page`. */
interface PagedQuery<Data> extends ListQuery<Data> {
  client: ApolloClient;
  observable: { query: DocumentNode };
  variables?: OperationVariables;
}

export interface PagedAnswer<Data> extends ListAnswer<Data> {
  /** The rows on paper, for the pager. */
  paper: PaperRows;
}

/** Returns `listAnswer` for a list that the service gives in pages: on paper the answer has the rows of all pages. */
export function usePagedAnswer<Data>(query: PagedQuery<Data>, sentence: string): PagedAnswer<Data> {
  const answer = listAnswer(query, sentence);
  const whole = useWholeAnswer(query);
  const printed = whole === undefined ? null : pageIn(whole)!.rows.length;
  return { ...answer, shown: whole ?? answer.shown, paper: { printed } };
}

/** Returns the answer with the rows of all pages while they are printed, else undefined. */
export function useWholeAnswer<Data>(query: PagedQuery<Data>): Data | undefined {
  const [whole, setWhole] = useState<{ of: Data; data: Data } | null>(null);
  const isPrinting = usePrinting();
  const [wasPrinting, setWasPrinting] = useState(isPrinting);
  if (isPrinting !== wasPrinting) {
    setWasPrinting(isPrinting);
    if (!isPrinting) setWhole(null);
  }
  const { data } = query;
  const isWhole = whole !== null && whole.of === data;
  usePreparation({
    missing: isWhole || data === undefined ? 0 : missingOf(data),
    async load(onRead, signal) {
      const read = await readAll(query, onRead, signal);
      flushSync(() => setWhole({ of: data!, data: withRows(data!, read) }));
    },
  });
  return isWhole && isPrinting ? whole.data : undefined;
}

function missingOf(data: unknown): number {
  const page = pageIn(data);
  return page ? Math.max(0, Math.min(page.total, MOST_PRINTED) - page.rows.length) : 0;
}

/** Reads all rows from the first page on, each once: one may move from a page to the next while both are read. */
async function readAll<Data>(
  { client, observable, variables }: PagedQuery<Data>,
  ...[onRead, signal]: Parameters<Preparation['load']>
): Promise<unknown[]> {
  const size = variables && 'pageSize' in variables ? { pageSize: MOST } : {};
  const rows = new Map<unknown, unknown>();
  for (let page = 1, isLast = false; !isLast && rows.size < MOST_PRINTED; page++) {
    signal.throwIfAborted();
    // One after the other: only the answer says whether a page is the last.
    // oxlint-disable-next-line no-await-in-loop
    const { data } = await client.query({
      query: observable.query,
      variables: { ...variables, ...size, page },
      fetchPolicy: 'no-cache',
    });
    const found = pageIn(data);
    if (!found) throw new Error('The rows are not there.');
    const before = rows.size;
    for (const row of found.rows) rows.set(client.cache.identify(row as StoreObject) ?? row, row);
    isLast = rows.size >= found.total || rows.size === before;
    onRead(rows.size);
  }
  return [...rows.values()].slice(0, MOST_PRINTED);
}
