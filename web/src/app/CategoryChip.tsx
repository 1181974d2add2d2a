import { chakra } from '@chakra-ui/react';
import { categoryColor } from '../ui/color/category-palette';
import { useColorMode } from '../ui/color/color-mode';

const LONGEST = 50;

/** Names over 50 characters are cut; the whole name is the tooltip. */
export function shortCategory(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
}

/** The category's own colour, then its name. */
export function CategoryChip({ name, position }: { name: string; position: number }) {
  const { mode } = useColorMode();
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2"
      title={name.length > LONGEST ? name : undefined}
    >
      <span
        aria-hidden
        style={{
          width: 8,
          height: 8,
          borderRadius: 2,
          flexShrink: 0,
          background: categoryColor(position, mode),
        }}
      />
      {shortCategory(name)}
    </chakra.span>
  );
}
