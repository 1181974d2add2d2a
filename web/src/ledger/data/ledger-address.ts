import {
  ACCOUNT_USES,
  LEDGER_FUNDS,
  type AccountUse,
  type LedgerFund,
} from '@roofline/schema/ledger/account';
import { TRANSACTION_SORTS, type TransactionSort } from '@roofline/schema/ledger/transaction';
import { limits } from '@roofline/schema/value/limits';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changedAddress } from '../../app/list/changed-address';
import { isId } from '../../app/paths';
import { isDay } from '../../ui/date-field/day-math';
import type { TableSort } from '../../ui/table-model/column';

/** The filter of the transactions as the graph takes it, with only the fields that are set. */
export interface LedgerFilter {
  from?: string;
  to?: string;
  fund?: LedgerFund;
  use?: AccountUse;
  glCode?: string;
  search?: string;
  isUnexpected?: boolean;
  isMapped?: boolean;
  propertyComponentId?: string;
  projectId?: string;
}

/** The names of the filters in the address. */
export type FilterKey =
  | 'from'
  | 'to'
  | 'fund'
  | 'use'
  | 'account'
  | 'q'
  | 'unexpected'
  | 'mapped'
  | 'component'
  | 'project';
export type Narrowing = Partial<Record<FilterKey, string | null>>;

const FILTER_KEYS: readonly FilterKey[] = [
  'from',
  'to',
  'fund',
  'use',
  'account',
  'q',
  'unexpected',
  'mapped',
  'component',
  'project',
];

/** The default order, which is also the order of the service: newest first. */
const NEWEST_FIRST: TableSort = { column: 'date', descending: true };

const oneOf = <Word extends string>(words: readonly Word[], text: string | null): Word | undefined =>
  words.find((word) => word === text);
const dayOf = (text: string | null): string | undefined => (text && isDay(text) ? text : undefined);
const idOf = (text: string | null): string | undefined => (text && isId(text) ? text : undefined);
const codeOf = (text: string | null): string | undefined =>
  text && text.length <= limits.glCodeMax ? text : undefined;
const yesNoOf = (text: string | null): boolean | undefined =>
  text === 'yes' ? true : text === 'no' ? false : undefined;

/** Returns the filter in the address, without values that the service would refuse. */
function filterIn(params: URLSearchParams): LedgerFilter {
  const all: LedgerFilter = {
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
    fund: oneOf(LEDGER_FUNDS, params.get('fund')),
    use: oneOf(ACCOUNT_USES, params.get('use')),
    glCode: codeOf(params.get('account')),
    search: params.get('q')?.trim().slice(0, limits.transactionSearchMax) || undefined,
    isUnexpected: yesNoOf(params.get('unexpected')),
    isMapped: yesNoOf(params.get('mapped')),
    propertyComponentId: idOf(params.get('component')),
    projectId: idOf(params.get('project')),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function orderIn(params: URLSearchParams): TableSort {
  const column: TransactionSort | undefined = oneOf(TRANSACTION_SORTS, params.get('sort'));
  return column === undefined ? NEWEST_FIRST : { column, descending: params.get('desc') !== 'no' };
}

/** Reads and changes filter, order and open pane in the address: `?fund=reserve&from=2026-01-01&q=roof&transaction=…`. */
export function useLedgerAddress() {
  const [params, setParams] = useSearchParams();
  const asked = FILTER_KEYS.map((key) => params.get(key) ?? '').join('\n');
  // The same object for the same filter: another one would load the list again.
  // oxlint-disable-next-line react/exhaustive-deps
  const filter = useMemo(() => filterIn(params), [asked]);
  const sorted = `${params.get('sort')} ${params.get('desc')}`;
  // oxlint-disable-next-line react/exhaustive-deps
  const order = useMemo(() => orderIn(params), [sorted]);
  const change = (values: Record<string, string | null>) =>
    setParams((old) => changedAddress(old, values), { replace: true });
  return {
    filter,
    order,
    read: (key: FilterKey) => params.get(key) ?? '',
    isFiltered: Object.keys(filter).length > 0,
    openId: params.get('transaction'),
    areRulesShown: params.get('rules') === '1',
    /** Sets filters. Another filter makes another list, so the open transaction closes. */
    narrow: (values: Narrowing) => change({ ...values, transaction: null }),
    clear: () => change({ ...Object.fromEntries(FILTER_KEYS.map((key) => [key, null])), transaction: null }),
    sortBy: (sort: TableSort | null) =>
      change(
        sort === null || (sort.column === NEWEST_FIRST.column && sort.descending)
          ? { sort: null, desc: null }
          : { sort: sort.column, desc: sort.descending ? 'yes' : 'no' },
      ),
    open: (transactionId: string | null) => change({ transaction: transactionId }),
    showRules: (isShown: boolean) => change({ rules: isShown ? '1' : null }),
  };
}
export type LedgerAddress = ReturnType<typeof useLedgerAddress>;
