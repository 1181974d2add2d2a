import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A fact in a list of facts (`dl`): what it is, and its value beside it. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </>
  );
}
