import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { counted } from '../../ui/format/count';
import { Amount, AmountHeads, Difference } from '../AmountCells';
import { costChanges, totalChange } from '../model/what-changes';
import type { SetupValues } from '../model/setup-values';
import type { YearSetupFieldsFragment } from '../YearSetup.generated';

const SHOWN = 6;

/** The six largest costs of both years and the sum of all, as the service will store them. */
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
        <AmountHeads
          names={['Component', String(setup.closingFiscalYear), String(setup.fiscalYear), 'Difference']}
        />
        <tbody>
          {changes.slice(0, SHOWN).map((change) => (
            <chakra.tr key={change.propertyComponentId} borderTopWidth="1px">
              <chakra.th scope="row" textAlign="start" fontWeight="560" py="2">
                {change.name}
              </chakra.th>
              <Amount of={change.before} />
              <Amount of={change.after} />
              <Difference of={change.difference} />
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
            <Amount of={total.before} />
            <Amount of={total.after ?? 0} />
            <Difference of={total.difference} />
          </chakra.tr>
        </tfoot>
      </chakra.table>
    </chakra.div>
  );
}
