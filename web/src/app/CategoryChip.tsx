import { chakra } from '@chakra-ui/react';
import { categoryColor } from '../ui/color/category-palette';
import { useColorMode } from '../ui/color/color-mode';

const LONGEST = 50;

/** Cuts names over 50 characters; the whole name is the tooltip. */
export function shortCategory(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
}

/** A category's own color, then its name. */
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
