import { chakra } from '@chakra-ui/react';
import { useSelection } from '../../app/selection/selection';

/** Says that the data of a demo property is invented. */
export function DemoBanner() {
  const { property } = useSelection();
  if (!property?.isDemo) return null;
  return (
    <chakra.aside
      aria-label="Demo data"
      data-no-print=""
      px={{ base: '4', md: '7' }}
      py="1.5"
      bg="info.bg"
      color="info.fg"
      textStyle="caption"
    >
      This is demo data. Nothing here belongs to a real association.
    </chakra.aside>
  );
}
