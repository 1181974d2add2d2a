import { chakra } from '@chakra-ui/react';
import { CategoryChip } from '../../app/CategoryChip';
import { Money } from '../../ui/figure/figures';
import { LifeBar } from '../LifeBar';
import type { ComponentRow } from '../view/arrange';
import { ComponentName } from './component-columns';

/** A component in the list of a phone: name and cost, category and life. */
export function ComponentPhoneRow({ row, viewCosts }: { row: ComponentRow; viewCosts: boolean }) {
  return (
    <chakra.div display="flex" flexDirection="column" gap="1">
      <chakra.div {...line} fontWeight="560">
        <ComponentName row={row} />
        {viewCosts && <Money amount={row.currentCost} />}
      </chakra.div>
      <chakra.div {...line} textStyle="table">
        <chakra.span color="fg.muted" minW="0" truncate>
          <CategoryChip name={row.category} position={row.categoryPosition} />
        </chakra.span>
        <LifeBar {...row} />
      </chakra.div>
    </chakra.div>
  );
}

const line = { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '3' } as const;
