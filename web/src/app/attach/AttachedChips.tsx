import { chakra } from '@chakra-ui/react';
import { Tag } from '../../ui/figure/Tag';

/** A component as photos and files name it. */
export interface AttachedComponent {
  propertyComponentId: string;
  name: string;
  category: string;
  categoryPosition: number;
}

/** The first component, and how many more there are. */
export function AttachedChips({ components }: { components: readonly AttachedComponent[] }) {
  const [first, ...others] = components;
  if (!first) return <chakra.span color="fg.subtle">Not assigned</chakra.span>;
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="1.5"
      maxW="full"
      title={components.map(({ name }) => name).join(', ')}
    >
      <chakra.span display="inline-flex" minW="0" maxW="150px">
        <Tag>
          <chakra.span truncate>{first.name}</chakra.span>
        </Tag>
      </chakra.span>
      {others.length > 0 && <span data-figure>+{others.length}</span>}
    </chakra.span>
  );
}
