import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../app/use-latest';
import type { EndlessRows } from '../../ui/list-page/EndlessFoot';
import { MoreTransactionsDocument } from './Transactions.generated';
import type { FirstPage, ListVariables, TransactionItem } from './use-transactions';

/** The most rows that the service returns at once. */
const PAGE_SIZE = 500;
const NONE: readonly TransactionItem[] = [];

/** The rows that were loaded after the first page. */
interface Further {
  of: ListVariables;
  /** The end of the first page that it follows. */
  behind: string | null;
  nodes: readonly TransactionItem[];
  /** Ids of the first page and of these rows. */
  ids: Set<string>;
  endCursor: string | null;
  hasNextPage: boolean;
}

const idsOf = ({ nodes }: Pick<FirstPage, 'nodes'>) =>
  new Set(nodes.map(({ transactionId }) => transactionId));

/** Returns the rows that are new, and adds their ids: a row may move to the next page while both are loaded. */
const newTo = (ids: Set<string>, nodes: readonly TransactionItem[]) =>
  nodes.filter(({ transactionId }) => !ids.has(transactionId) && ids.add(transactionId));

interface Reading {
  of: ListVariables;
  hasFailed: boolean;
}

type Keep = (change: (old: Further | null) => Further | null) => void;

/** Returns the rows after the first page, which it loads page by page as the user nears the end of the list. */
export function useFurtherPages(variables: ListVariables, first: FirstPage | undefined) {
  const [kept, setKept] = useState<Further | null>(null);
  const readPage = useReadPage(variables);
  const own = kept?.of === variables ? kept : null;
  const { isReadingAgain, rounds, readAgain } = useReadAgain({ variables, kept: own, readPage, setKept });
  const behind = first?.pageInfo.endCursor ?? null;
  // After another first page they would leave a gap, unless they are being loaded again themselves.
  const further = first !== undefined && (own?.behind === behind || isReadingAgain) ? own : null;
  const end = further ?? first?.pageInfo;
  const rows = { first, further, behind, end };
  const endless = useEndless({ variables, ...rows, rounds, isReadingAgain, readPage, setKept });
  const patch = useCallback((changed: readonly TransactionItem[]) => {
    const byId = new Map(changed.map((each) => [each.transactionId, each]));
    setKept((old) => old && { ...old, nodes: old.nodes.map((each) => byId.get(each.transactionId) ?? each) });
  }, []);
  /** Loads pages until `count` rows follow the first page, or the list ends. */
  const readUpTo = async (count: number, onRead: (count: number) => void) => {
    if (!first) return;
    const whole = await readBehind({ of: variables, first, count, readPage, onRead });
    flushSync(() => setKept(() => whole));
  };
  return { nodes: further?.nodes ?? NONE, endless, patch, readAgain, readUpTo };
}

interface EndlessOptions {
  variables: ListVariables;
  first: FirstPage | undefined;
  further: Further | null;
  behind: string | null;
  end: Pick<Further, 'endCursor' | 'hasNextPage'> | undefined;
  rounds: RefObject<number>;
  isReadingAgain: boolean;
  readPage: ReadPage;
  setKept: Keep;
}

/** Loads the next page on request, one page at a time. */
function useEndless(options: EndlessOptions): Omit<EndlessRows, 'total' | 'isLong'> {
  const { variables, end, isReadingAgain } = options;
  const [reading, setReading] = useState<Reading | null>(null);
  const running = useRef<ListVariables | null>(null);
  const latest = useLatest(options);
  const onMore = useCallback(async () => {
    const { variables: of, end: at, rounds, readPage, setKept } = latest.current;
    if (at?.endCursor == null || running.current === of || latest.current.isReadingAgain) return;
    running.current = of;
    const round = rounds.current;
    setReading({ of, hasFailed: false });
    try {
      const page = await readPage(at.endCursor);
      const now = latest.current;
      // In the meantime the filter may have changed, or the rows that this page follows.
      const isNext = now.variables === of && now.end?.endCursor === at.endCursor;
      if (isNext && rounds.current === round) setKept(() => withPage(now, page));
      setReading((old) => (old?.of === of ? null : old));
    } catch {
      setReading({ of, hasFailed: true });
    } finally {
      if (running.current === of) running.current = null;
    }
  }, [latest]);
  const own = reading?.of === variables ? reading : null;
  return {
    hasMore: end?.hasNextPage === true,
    // The end of the list requests its next page once this is over, since none can be requested before.
    isLoading: own?.hasFailed === false || isReadingAgain,
    hasFailed: own?.hasFailed === true,
    onMore: () => void onMore(),
  };
}

/** Returns the rows after the first page, with one more page behind them. */
function withPage(
  { variables: of, first, further, behind }: EndlessOptions,
  page: Pick<FirstPage, 'nodes' | 'pageInfo'>,
): Further {
  const ids = further?.ids ?? idsOf(first!);
  const nodes = [...(further?.nodes ?? NONE), ...newTo(ids, page.nodes)];
  return { of, behind, nodes, ids, ...cursorOf(page.pageInfo) };
}

/** Returns a function that loads the page after a cursor, without the cache, since nothing else shows it. */
function useReadPage(variables: ListVariables) {
  const client = useApolloClient();
  return useCallback(
    async (after: string) => {
      const { data } = await client.query({
        query: MoreTransactionsDocument,
        variables: { ...variables, first: PAGE_SIZE, after },
        fetchPolicy: 'no-cache',
      });
      const page = data?.property?.transactions;
      if (!page) throw new Error('The transactions are not there.');
      return page;
    },
    [client, variables],
  );
}

type ReadPage = ReturnType<typeof useReadPage>;

interface AgainOptions {
  variables: ListVariables;
  kept: Further | null;
  readPage: ReadPage;
  setKept: Keep;
}

/** Loads the first page and as many rows after it as there were; until then, the old rows stay. */
function useReadAgain(options: AgainOptions) {
  const [isReadingAgain, setReadingAgain] = useState(false);
  /** How often the list was loaded again: a page that was requested before that is older than the rows on screen. */
  const rounds = useRef(0);
  const latest = useLatest({ ...options, isReadingAgain });
  const readAgain = useCallback(
    async (readFirst: () => Promise<FirstPage | undefined>) => {
      const { variables: of, kept, readPage, setKept } = latest.current;
      if (latest.current.isReadingAgain) return;
      setReadingAgain(true);
      rounds.current += 1;
      try {
        const first = await readFirst();
        if (!kept || !first) return;
        const further = await readBehind({ of, first, count: kept.nodes.length, readPage });
        if (latest.current.variables === of) setKept(() => further);
      } finally {
        setReadingAgain(false);
      }
    },
    [latest],
  );
  return { isReadingAgain, rounds, readAgain };
}

interface BehindOptions {
  of: ListVariables;
  first: FirstPage;
  /** The least number of rows to load, if the list has them. */
  count: number;
  readPage: ReadPage;
  /** Called after each page with the number of rows so far. */
  onRead?: (count: number) => void;
}

async function readBehind({ of, first, count, readPage, onRead }: BehindOptions): Promise<Further> {
  const behind = first.pageInfo.endCursor;
  const ids = idsOf(first);
  let further: Further = { of, behind, nodes: NONE, ids, ...cursorOf(first.pageInfo) };
  while (further.nodes.length < count && further.hasNextPage && further.endCursor !== null) {
    // One after the other: each page starts where the one before ends.
    // oxlint-disable-next-line no-await-in-loop
    const page = await readPage(further.endCursor);
    const nodes = [...further.nodes, ...newTo(ids, page.nodes)];
    further = { of, behind, nodes, ids, ...cursorOf(page.pageInfo) };
    onRead?.(nodes.length);
  }
  return further;
}

const cursorOf = ({ endCursor, hasNextPage }: Pick<Further, 'endCursor' | 'hasNextPage'>) => ({
  endCursor,
  hasNextPage,
});
