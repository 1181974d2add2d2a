import { Popover as Chakra, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';

export interface PopoverSurfaceProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Id of the button that it opens beside and that gets the focus back. */
  triggerId: string;
  label: string;
  width: string;
  align: 'start' | 'end';
  children: ReactNode;
  initialFocus?: () => HTMLElement | null;
}

/** The surface of a Popover; its code is loaded with the first one that opens. */
export function PopoverSurface(props: PopoverSurfaceProps) {
  const { open, onOpenChange, triggerId, label, width, align, children } = props;
  return (
    <Chakra.Root
      lazyMount
      unmountOnExit
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      ids={{ trigger: triggerId }}
      initialFocusEl={props.initialFocus}
      positioning={{ placement: `bottom-${align}`, gutter: 6 }}
    >
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
