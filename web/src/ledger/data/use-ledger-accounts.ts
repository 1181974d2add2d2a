import { useMemo } from 'react';
import { useLedgerAccountsQuery } from './Transactions.generated';

const NONE = [] as const;

/** Returns the accounts of a property's ledger, for the filters, and which configuration is missing. */
export function useLedgerAccounts(propertyId: string) {
  const { data } = useLedgerAccountsQuery({ variables: { propertyId } });
  const gl = data?.property?.glConfiguration;
  const banks = data?.property?.bankConfiguration;
  return useMemo(
    () => ({
      accounts: gl?.accounts ?? NONE,
      missingGlCodesConfig: gl?.isMissing === true && gl.accounts.length > 0,
      missingBankAccountsConfig: banks?.isMissing === true,
    }),
    [gl, banks],
  );
}
export type LedgerAccounts = ReturnType<typeof useLedgerAccounts>;
