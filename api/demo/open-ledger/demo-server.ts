import { addDays } from '@roofline/schema/value/day';
import { CONNECTED, CONNECTED_CODE, demoLedger } from '../ledger/ledger';
import { DEMO_LEDGER_KEY } from './key';
import { servedLedger, servedLines } from './feed';
import { serveOpenLedger, type OpenLedgerServer } from './server';

interface DemoServing {
  port: number;
  /** The day of the demo data. */
  since: string;
  today: () => string;
  /** Nothing was ever read of it: the lines of the last week come with the second sync. */
  isNew: boolean;
}

/** In so many days each month has something. */
const DAYS_HELD_BACK = 7;

/**
 * Serves the ledger of the connected demo association. Each day brings what is regular; on the first one, what is of the last week comes
 * once everything before was read, so that *Sync now* has something to bring.
 */
export async function serveDemoLedger({ port, since, today, isNew }: DemoServing): Promise<OpenLedgerServer> {
  let isRead = !isNew;
  const upTo = () => (isRead ? today() : addDays(since, -DAYS_HELD_BACK));
  let served = upTo();
  const ledger = () => demoLedger(CONNECTED, since, served);
  const first = ledger();
  const server = await serveOpenLedger(DEMO_LEDGER_KEY, { [CONNECTED_CODE]: servedLedger(first, since) }, { port, before: bring });
  const feed = server.feed(CONNECTED_CODE);
  feed.put(...servedLines(first));

  function bring(path: string): void {
    const until = upTo();
    if (until > served) {
      const known = served;
      served = until;
      const now = ledger();
      Object.assign(feed.ledger, servedLedger(now, since));
      feed.put(...servedLines(now).filter(({ date }) => date > known));
    }
    if (path.endsWith('/balances')) isRead = true;
  }
  return server;
} // prettier-ignore
