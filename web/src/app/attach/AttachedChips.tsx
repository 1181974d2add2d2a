import { chakra } from '@chakra-ui/react';

/** A component as photos and files show it. */
export interface AttachedComponent {
  propertyComponentId: string;
  name: string;
  category: string;
  categoryPosition: number;
}

/** The first component, and how many more there are. */
export function AttachedChips({ components }: { components: readonly AttachedComponent[] }) {
  const [first, ...others] = components;
  if (!first)
    return (
      <chakra.span color="fg.subtle" whiteSpace="nowrap">
        Not assigned
      </chakra.span>
    );
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      maxW="full"
      title={components.map(({ name }) => name).join(', ')}
    >
      <chakra.span {...chipStyle}>{first.name}</chakra.span>
      {others.length > 0 && <span data-figure>+{others.length}</span>}
    </chakra.span>
  );
}

const chipStyle = {
  minW: '0',
  maxW: '140px',
  truncate: true,
  px: '2',
  lineHeight: '20px',
  bg: 'bg.muted',
  borderRadius: 'tag',
  textStyle: 'caption',
  fontWeight: '550',
} as const;
