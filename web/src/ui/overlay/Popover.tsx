import { Popover as Chakra, Portal } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  trigger: ReactElement;
  children: ReactNode;
  /** Accessible name of what opens. */
  label: string;
  width?: string;
  align?: 'start' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A small surface beside its button, for more than a menu: lists with search, choosers. The first field takes focus. */
export function Popover({
  trigger,
  children,
  label,
  width = '280px',
  align = 'start',
  open,
  onOpenChange,
}: PopoverProps) {
  return (
    <Chakra.Root
      lazyMount
      unmountOnExit
      open={open}
      onOpenChange={(change) => onOpenChange?.(change.open)}
      positioning={{ placement: `bottom-${align}`, gutter: 6 }}
    >
      <Chakra.Trigger asChild>{trigger}</Chakra.Trigger>
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content
            aria-label={label}
            w={width}
            maxW="calc(100vw - 16px)"
            maxH="min(520px, 75dvh)"
            overflowY="auto"
            bg="bg.surface"
            borderWidth="1px"
            borderColor="border.strong"
            borderRadius="card"
            shadow="e1"
            zIndex="popover"
            outline="none"
            animation="fadeIn 180ms"
          >
            {children}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}
