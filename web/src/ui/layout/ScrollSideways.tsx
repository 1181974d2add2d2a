import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A wide part that scrolls sideways, by keyboard too, so that the page around it never does. */
export function ScrollSideways({ label, children }: { label: string; children: ReactNode }) {
  return (
    // A part that scrolls must be focusable, or the keyboard cannot reach what is cut off. Hidden texts stay within it.
    <chakra.div role="region" aria-label={label} tabIndex={0} overflowX="auto" position="relative">
      {children}
    </chakra.div>
  );
}
