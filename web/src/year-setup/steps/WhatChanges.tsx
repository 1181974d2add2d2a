import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { NoValue } from '../../ui/figure/figures';
import { formatMoney } from '../../ui/format/money';
import { counted } from '../../ui/format/count';
import { costChanges, totalChange } from '../model/what-changes';
import type { SetupValues } from '../model/setup-values';
import type { YearSetupFieldsFragment } from '../YearSetup.generated';

const SHOWN = 6;
const signed = (amount: number) => (amount > 0 ? `+${formatMoney(amount)}` : formatMoney(amount));

/** The six largest costs of both years and the sum of all, as they will be stored. */
export function WhatChanges({ setup, values }: { setup: YearSetupFieldsFragment; values: SetupValues }) {
  const changes = useMemo(() => costChanges(setup, values), [setup, values]);
  const total = totalChange(changes);
  if (changes.length === 0) return null;
  const shown = Math.min(SHOWN, changes.length);
  return (
    <chakra.div bg="bg.canvas" borderTopWidth="1px" p="4.5" overflowX="auto">
      <chakra.h3 textStyle="label" mb="2">
        What changes{' '}
        <chakra.span fontWeight="400" color="fg.muted">{`${shown} largest of ${changes.length}`}</chakra.span>
      </chakra.h3>
      <chakra.table w="100%" textStyle="table" aria-label="What changes">
        <thead>
          <tr>
            <Head>Component</Head>
            <Head isNumber>{String(setup.closingFiscalYear)}</Head>
            <Head isNumber>{String(setup.fiscalYear)}</Head>
            <Head isNumber>Difference</Head>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, SHOWN).map((change) => (
            <chakra.tr key={change.propertyComponentId} borderTopWidth="1px">
              <chakra.th scope="row" textAlign="start" fontWeight="560" py="2">
                {change.name}
              </chakra.th>
              <Amount>{formatMoney(change.before)}</Amount>
              <Amount>{change.after === null ? <NoValue /> : formatMoney(change.after)}</Amount>
              <Amount>{signed(change.difference)}</Amount>
            </chakra.tr>
          ))}
        </tbody>
        <tfoot>
          <chakra.tr borderTopWidth="1px" fontWeight="620">
            <chakra.th
              scope="row"
              textAlign="start"
              py="2"
            >{`All ${counted(changes.length, 'component')}`}</chakra.th>
            <Amount>{formatMoney(total.before)}</Amount>
            <Amount>{formatMoney(total.after ?? 0)}</Amount>
            <Amount>{signed(total.difference)}</Amount>
          </chakra.tr>
        </tfoot>
      </chakra.table>
    </chakra.div>
  );
}

function Head({ children, isNumber }: { children: string; isNumber?: boolean }) {
  return (
    <chakra.th
      scope="col"
      textStyle="tableHead"
      textAlign={isNumber ? 'end' : 'start'}
      py="1.5"
      color="fg.muted"
    >
      {children}
    </chakra.th>
  );
}

function Amount({ children }: { children: React.ReactNode }) {
  return (
    <chakra.td data-figure textAlign="end" py="2" ps="4" whiteSpace="nowrap">
      {children}
    </chakra.td>
  );
}
