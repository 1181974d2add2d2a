// For imports, syncs, the live dashboard and placements.

export { enterLedger } from './enter/enter';
export type {
  BankBalanceSeen,
  Entered,
  LedgerAccountSeen,
  LedgerEntry,
  LedgerLine,
  LedgerPlace,
} from './enter/entry';
export { isTurned, turnedLines, type ReadAs } from './enter/sign';
export { knownLines, ledgerSource, likenessOf, saveSourceMapping, type SourceAsked } from './enter/source';
export { listWorkOf as ledgerWorkOf } from './pending/list';
export { varianceLimitsOf } from './configure/gl';
export { fundOfLine, suggestedUse } from './fund';
export { findBanksOnDay as bankBalancesOn, type BankOnDay } from './repository/banks';
export { findAccounts as ledgerAccounts, type FundedAccount } from './repository/accounts';
export { findSources as ledgerSources, type SourceRow } from './repository/sources';
export { forgetConfiguration } from './configure/reset';
export { selectLineIds as lineIdsOfSource } from './repository/of-source';
