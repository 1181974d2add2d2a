import { chakra } from '@chakra-ui/react';
import { CategoryChip } from '../../app/CategoryChip';
import { Money } from '../../ui/figure/figures';
import { LifeBar } from '../LifeBar';
import type { ComponentRow } from '../view/arrange';
import { ComponentName } from './component-columns';

/** Name and cost, category and life. */
export function ComponentPhoneRow({ row, viewCosts }: { row: ComponentRow; viewCosts: boolean }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) auto" columnGap="3" rowGap="1">
      <chakra.span fontWeight="560">
        <ComponentName row={row} />
      </chakra.span>
      <chakra.span textAlign="end" fontWeight="560">
        {viewCosts && <Money amount={row.currentCost} />}
      </chakra.span>
      <chakra.span textStyle="table" color="fg.muted" minW="0" truncate>
        <CategoryChip name={row.category} position={row.categoryPosition} />
      </chakra.span>
      <chakra.span textStyle="table" textAlign="end">
        <LifeBar {...row} />
      </chakra.span>
    </chakra.div>
  );
}
