import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/action/Button';

export interface ListHeadProps {
  /** How many there are, and what they come to. */
  children: ReactNode;
  /** `Add payment`; absent where the viewer may not. */
  addText: string;
  onAdd?: () => void;
}

/** What stands over a list of the project: its sum, and the way to add to it. */
export function ListHead({ children, addText, onAdd }: ListHeadProps) {
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="3"
      mb="3"
      minH="38px"
    >
      <chakra.p color="fg.muted">{children}</chakra.p>
      {onAdd && (
        <Button icon={<Plus size={16} strokeWidth={1.75} />} onClick={onAdd}>
          {addText}
        </Button>
      )}
    </chakra.div>
  );
}
