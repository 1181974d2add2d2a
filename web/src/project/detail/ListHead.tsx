import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/action/Button';

export interface ListHeadProps {
  /** The count and the sum of the list, as words. */
  children: ReactNode;
  addText: string;
  /** Opens the form of a new record; absent where the viewer may not add one. */
  onAdd?: () => void;
}

/** The head of a list of the project: its count and sum, and the button that adds to it. */
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
