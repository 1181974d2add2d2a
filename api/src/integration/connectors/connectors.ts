import { BUILDIUM, OPEN_LEDGER, QUICKBOOKS } from '@roofline/schema/integration/integrations';
import type { ApiConfig } from '../../config';
import { buildium } from './buildium';
import type { Connector, Registration } from './connector';
import { openLedger } from './open-ledger';
import { quickbooks } from './quickbooks/quickbooks';
import { NOT_SET_UP } from './quickbooks/tokens';

const CONNECTORS: ReadonlyMap<number, Connector> = new Map([
  [OPEN_LEDGER, openLedger],
  [BUILDIUM, buildium],
  [QUICKBOOKS, quickbooks],
]);

/** Returns the connector of an integration; none for ledger files, from which nothing is fetched. */
export const connectorOf = (integrationId: number): Connector | undefined => CONNECTORS.get(integrationId);

type Registered = Pick<
  ApiConfig,
  'QUICKBOOKS_CLIENT_ID' | 'QUICKBOOKS_CLIENT_SECRET' | 'QUICKBOOKS_COMPANIES'
>;

/** Returns the registration of this installation at a service; null where it has none, or needs none. */
export function registrationOf(integrationId: number, config: Registered): Registration | null {
  const { QUICKBOOKS_CLIENT_ID: clientId, QUICKBOOKS_CLIENT_SECRET: clientSecret } = config;
  if (integrationId !== QUICKBOOKS || !clientId || !clientSecret) return null;
  return { clientId, clientSecret, isSandbox: config.QUICKBOOKS_COMPANIES === 'sandbox' };
}

/** Returns what the operator of this installation has to set before an integration can be connected, or null. */
export const missingFor = (integrationId: number, config: Registered): string | null =>
  connectorOf(integrationId)?.signIn && !registrationOf(integrationId, config) ? NOT_SET_UP : null;
