import { glConfiguration, type GlConfiguration } from '@roofline/schema/ledger/account';
import {
  bankBalances,
  bankConfiguration,
  type BankBalances,
  type BankConfiguration,
} from '@roofline/schema/ledger/bank';
import { rulesOfProperty, type RulesOfProperty } from '@roofline/schema/ledger/rule';
import { transaction, transactionPage, type Transaction } from '@roofline/schema/ledger/transaction';
import { ledgerWorkOfProperty, type LedgerWorkOfProperty } from '@roofline/schema/ledger/work';
import { z } from 'zod';
import type { PropertyTransactionsArgs } from '../generated/resolver-types';
import { byArgument, oneById } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';
import { queryOf } from '../upstream/query';

const balanceLists = z.array(bankBalances.nullable());
const glLists = z.array(glConfiguration.nullable());
const bankLists = z.array(bankConfiguration.nullable());
const workLists = z.array(ledgerWorkOfProperty.nullable());
const ruleLists = z.array(rulesOfProperty.nullable());

/** Accounts, bank accounts, rules and what is under way. */
function configurationLoaders(rest: Rest) {
  return {
    glConfiguration: oneById<GlConfiguration>(
      rest,
      { path: restPath`/api/ledger/glconfig`, argument: 'propertyIds', shape: glLists },
      (row) => row.propertyId,
    ),
    bankConfiguration: oneById<BankConfiguration>(
      rest,
      { path: restPath`/api/ledger/bankconfig`, argument: 'propertyIds', shape: bankLists },
      (row) => row.propertyId,
    ),
    ledgerWork: oneById<LedgerWorkOfProperty>(
      rest,
      { path: restPath`/api/ledger/work`, argument: 'propertyIds', shape: workLists },
      (row) => row.propertyId,
    ),
    ledgerRules: oneById<RulesOfProperty>(
      rest,
      { path: restPath`/api/ledger/rules`, argument: 'propertyIds', shape: ruleLists },
      (row) => row.propertyId,
    ),
  };
}

export function ledgerLoaders(rest: Rest) {
  return {
    ...configurationLoaders(rest),
    /** A part of the transactions of a property. */
    transactions: (propertyId: string, { filter, first, ...asked }: PropertyTransactionsArgs) =>
      rest.get(
        restPath`/api/ledger/property/${uuid(propertyId)}/transactions`,
        transactionPage,
        queryOf({ ...filter, ...asked, pageSize: first }),
      ),
    transaction: oneById<Transaction>(
      rest,
      { path: restPath`/api/ledger/transactions`, argument: 'ids', shape: z.array(transaction.nullable()) },
      (row) => row.transactionId,
    ),
    /** Bank balances on a day; today's without one. */
    bankBalances: byArgument((on: string | null) =>
      oneById<BankBalances>(
        rest,
        { path: restPath`/api/ledger/bankbalances`, argument: 'propertyIds', shape: balanceLists },
        (row) => row.propertyId,
        queryOf({ on }),
      ),
    ),
  };
}
