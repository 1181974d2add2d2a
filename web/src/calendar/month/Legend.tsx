import { chakra } from '@chakra-ui/react';
import { GROUPS } from '../model/kinds';
import { KindMark } from './KindMark';

/** The meaning of each mark. */
export function Legend() {
  return (
    <chakra.ul
      aria-label="Kinds of dates"
      listStyleType="none"
      display="flex"
      flexWrap="wrap"
      columnGap="4"
      rowGap="2"
      textStyle="caption"
      color="fg.muted"
    >
      {GROUPS.map((group) => (
        <chakra.li key={group.name} display="inline-flex" alignItems="center" gap="1.5">
          <KindMark group={group} />
          {group.name}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
