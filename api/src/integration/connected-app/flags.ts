import type { ConnectedApp } from '@roofline/schema/integration/connected-app';
import type { Tx } from '../../platform/database';
import { findApps } from './repository';

/** Returns whether all reserve money counts as reserve expenses and income, by the connected app; false without one. */
export async function reserveFlagsOf(
  tx: Tx,
  propertyId: string,
): Promise<Pick<ConnectedApp, 'useReserveFundsForExpenses' | 'useReserveFundsForIncome'>> {
  const [app] = await findApps(tx, [propertyId]);
  return {
    useReserveFundsForExpenses: app?.useReserveFundsForExpenses ?? false,
    useReserveFundsForIncome: app?.useReserveFundsForIncome ?? false,
  };
}
