import { chakra } from '@chakra-ui/react';
import { memo } from 'react';
import { Button } from '../../../ui/action/Button';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { Popover } from '../../../ui/overlay/Popover';
import type { PlanData } from '../plan-data';

export interface ChoosePlansProps {
  items: PlanData['list']['items'];
  chosen: readonly string[];
  /** The most plans that can be checked. */
  most: number;
  onChange: (chosen: string[]) => void;
}

/** A popover to choose the plans in the table. */
export const ChoosePlans = memo(function ChoosePlans(props: ChoosePlansProps) {
  const { items, chosen, most, onChange } = props;
  const isFull = chosen.length >= most;
  return (
    <Popover trigger={<Button size="sm">Choose plans</Button>} label="Choose plans" align="end" width="300px">
      <chakra.fieldset p="3" display="flex" flexDirection="column" gap="1" maxH="320px" overflowY="auto">
        <chakra.legend textStyle="caption" color="fg.subtle" mb="1">
          Up to five side by side
        </chakra.legend>
        {items.map((item) => {
          const isChosen = chosen.includes(item.planId);
          return (
            <Checkbox
              key={item.planId}
              label={item.name}
              checked={isChosen}
              disabled={!isChosen && isFull}
              onChange={() =>
                onChange(isChosen ? chosen.filter((id) => id !== item.planId) : [...chosen, item.planId])
              }
            />
          );
        })}
      </chakra.fieldset>
    </Popover>
  );
});
