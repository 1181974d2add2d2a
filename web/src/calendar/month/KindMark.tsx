import { chakra } from '@chakra-ui/react';
import type { KindGroup } from '../model/kinds';

/** The icon of a kind on its color. */
export function KindMark({ group: { icon: Icon, color, background } }: { group: KindGroup }) {
  return (
    <chakra.span
      aria-hidden
      display="inline-flex"
      flexShrink={0}
      alignItems="center"
      justifyContent="center"
      w="22px"
      h="22px"
      borderRadius="tag"
      bg={background}
      color={color}
    >
      <Icon size={14} strokeWidth={1.75} />
    </chakra.span>
  );
}
