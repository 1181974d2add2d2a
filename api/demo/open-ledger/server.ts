import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

// The reference of docs/open-ledger-protocol.md: a ledger in memory, served as the protocol says.

export interface ServedLine {
  id: string;
  date: string;
  account: string;
  debit?: string;
  credit?: string;
  description?: string;
  payee?: string;
  reference?: string;
  fund?: 'reserve' | 'operating';
  balance?: string;
}

export interface ServedLedger {
  name: string;
  accounts: { code: string; name: string; kind: string; fund?: string }[];
  balances: object[];
  /** Left out: the service does not say where the reserve money lies. */
  placements?: object[];
}

/** Answers in place of the next requests: a status, with headers and a body. */
interface Fault {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

type Change = { id: string; deleted: true } | ServedLine;

/** One association: its changes in the order in which they came; only the last one of each line is served. */
class Feed {
  #sequence = 0;
  readonly #changes = new Map<string, { at: number; change: Change }>();
  constructor(readonly ledger: ServedLedger) {}

  put(...changes: Change[]): void {
    for (const change of changes) {
      // A line that changes moves to the end of the feed.
      this.#changes.delete(change.id);
      this.#changes.set(change.id, { at: (this.#sequence += 1), change });
    }
  }

  page(cursor: number, limit: number) {
    const after = [...this.#changes.values()].filter(({ at }) => at > cursor);
    const part = after.slice(0, limit);
    return {
      changes: part.map(({ change }) => change),
      cursor: String(part.at(-1)?.at ?? cursor),
      hasMore: after.length > limit,
    };
  }
}

export interface OpenLedgerServer {
  url: string;
  /** What it was asked for. */
  requests: { path: string; authorization: string | undefined }[];
  feed(code: string): Feed;
  /** Answers so in place of the next requests, one each. */
  failNext(...faults: Fault[]): void;
  /** Lines a page at most. */
  setPageSize(most: number): void;
  close(): Promise<void>;
}

const send = (reply: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) =>
  void reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

/** Answers a request that has the key. */
function answerKnown(
  feeds: ReadonlyMap<string, Feed>,
  { pathname, searchParams: query }: URL,
  most: number,
  reply: ServerResponse,
): void {
  const [, version, room, code, list] = pathname.split('/').map(decodeURIComponent);
  if (version !== 'v1' || room !== 'associations') return send(reply, 404, { error: 'unknown address' });
  if (code === undefined) {
    const associations = [...feeds].map(([each, { ledger }]) => ({ code: each, name: ledger.name }));
    return send(reply, 200, { associations, next: null });
  }
  const feed = feeds.get(code);
  if (!feed) return send(reply, 404, { error: 'unknown association' });
  if (list === 'accounts') return send(reply, 200, { accounts: feed.ledger.accounts, next: null });
  if (list === 'balances') return send(reply, 200, { balances: feed.ledger.balances, next: null });
  if (list === 'placements' && feed.ledger.placements)
    return send(reply, 200, { placements: feed.ledger.placements, next: null });
  if (list !== 'transactions') return send(reply, 404, { error: 'unknown address' });
  const cursor = query.get('cursor') ?? '0';
  if (!/^\d{1,9}$/.test(cursor)) return send(reply, 410, { error: 'unknown cursor' });
  const limit = Math.min(Number(query.get('limit') ?? most), most);
  send(reply, 200, feed.page(Number(cursor), limit));
}

/** Serves ledgers under a key; `before` is called with the path of each request that has the key, before it is answered. */
export async function serveOpenLedger(
  apiKey: string,
  ledgers: Record<string, ServedLedger>,
  { port = 0, before }: { port?: number; before?: (path: string) => void } = {},
): Promise<OpenLedgerServer> {
  const feeds = new Map(Object.entries(ledgers).map(([code, ledger]) => [code, new Feed(ledger)]));
  const requests: OpenLedgerServer['requests'] = [];
  const faults: Fault[] = [];
  let most = 500;

  function answer(request: IncomingMessage, reply: ServerResponse): void {
    const url = new URL(request.url ?? '/', 'http://ledger.invalid');
    const { authorization } = request.headers;
    requests.push({ path: url.pathname + url.search, authorization });
    const fault = faults.shift();
    if (fault) return void reply.writeHead(fault.status, fault.headers).end(fault.body ?? '');
    // What a starter asks to know that it runs; not of the protocol.
    if (request.url === '/') return send(reply, 200, { protocol: 'open ledger', version: 1 });
    if (authorization !== `Bearer ${apiKey}`) return send(reply, 401, { error: 'unknown key' });
    before?.(url.pathname);
    answerKnown(feeds, url, most, reply);
  }

  const server = createServer(answer);
  await new Promise<void>((ready) => void server.listen(port, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    feed: (code) => feeds.get(code)!,
    failNext: (...next) => void faults.push(...next),
    setPageSize: (size) => void (most = size),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
