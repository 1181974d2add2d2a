import { z } from 'zod';
import { CONNECTED_CODE } from '../ledger/ledger';
import { serveDemoLedger } from './demo-server';
import { DEMO_LEDGER_KEY } from './key';
import { systemClock } from '../../src/platform/clock';

// The ledger of a demo association, served beside the service as docs/open-ledger-protocol.md says. On loopback only.

const settings = z
  .object({
    DEMO_LEDGER_PORT: z.coerce.number().int().min(1).max(65_535),
    /** The day of the demo data: the ledger goes on from there. */
    DEMO_LEDGER_SINCE: z.iso.date(),
    DEMO_LEDGER_IS_NEW: z.enum(['yes', 'no']).default('no'),
    TIME_ZONE: z.string().default('America/Los_Angeles'),
  })
  .parse(process.env);

const { url, close } = await serveDemoLedger({
  port: settings.DEMO_LEDGER_PORT,
  since: settings.DEMO_LEDGER_SINCE,
  today: systemClock(settings.TIME_ZONE || undefined).today,
  isNew: settings.DEMO_LEDGER_IS_NEW === 'yes',
});
process.stdout.write(`Base address ${url}, API key ${DEMO_LEDGER_KEY}, association ${CONNECTED_CODE}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)));
