import { chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/action/Button';
import { IconButton } from '../../../ui/action/IconButton';

export interface EventListProps {
  title: string;
  addText: string;
  onAdd?: () => void;
  /** A caption under the title. */
  hint?: string;
  children: ReactNode;
}

/** A titled list of events, such as special assessments, with a button that adds one. */
export function EventList({ title, addText, onAdd, hint, children }: EventListProps) {
  return (
    <chakra.section py="2.5" borderTopWidth="1px" aria-label={title}>
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.h3 textStyle="label">{title}</chakra.h3>
        {onAdd && (
          <Button
            variant="link"
            size="sm"
            icon={<Plus size={14} strokeWidth={1.75} aria-hidden />}
            aria-label={addText}
            onClick={onAdd}
          >
            Add
          </Button>
        )}
      </chakra.div>
      {hint && (
        <chakra.p textStyle="caption" color="fg.subtle" mt="0.5">
          {hint}
        </chakra.p>
      )}
      <chakra.div
        display="flex"
        flexDirection="column"
        gap="2"
        css={{ '&:not(:empty)': { marginTop: '8px' } }}
      >
        {children}
      </chakra.div>
    </chakra.section>
  );
}

export interface EventCardProps {
  icon?: ReactNode;
  children: ReactNode;
  removeText: string;
  onRemove: () => void;
}

/** One event of the list, with a button that removes it. */
export function EventCard({ icon, children, removeText, onRemove }: EventCardProps) {
  return (
    <chakra.div
      display="flex"
      alignItems="flex-start"
      gap="2.5"
      borderWidth="1px"
      borderRadius="menu"
      ps="2.5"
      pe="1"
      py="1.5"
    >
      {icon && (
        <chakra.span pt="1.5" flexShrink={0} aria-hidden>
          {icon}
        </chakra.span>
      )}
      <chakra.div flex="1" minW="0">
        {children}
      </chakra.div>
      <IconButton label={removeText} icon={<X size={16} strokeWidth={1.75} />} onClick={onRemove} noTooltip />
    </chakra.div>
  );
}
