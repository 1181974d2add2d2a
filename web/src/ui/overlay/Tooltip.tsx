import { Portal, Tooltip as Chakra } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

export interface TooltipProps {
  text: ReactNode;
  /** One focusable element. */
  children: ReactElement;
  placement?: 'top' | 'bottom' | 'left' | 'right';
  disabled?: boolean;
}

/** A short text on hover and focus. It repeats or adds; nothing may depend on it. */
export function Tooltip({ text, children, placement = 'top', disabled }: TooltipProps) {
  if (disabled) return children;
  return (
    <Chakra.Root
      openDelay={300}
      closeDelay={60}
      lazyMount
      unmountOnExit
      positioning={{ placement, gutter: 6 }}
    >
      <Chakra.Trigger asChild>{children}</Chakra.Trigger>
      <Portal>
        <Chakra.Positioner>
          <Chakra.Content
            textStyle="caption"
            bg="ink.bg"
            color="ink.fg"
            px="2"
            py="1"
            maxW="280px"
            borderRadius="menu"
            shadow="e1"
            zIndex="tooltip"
            animation="fadeIn 120ms"
          >
            {text}
          </Chakra.Content>
        </Chakra.Positioner>
      </Portal>
    </Chakra.Root>
  );
}
