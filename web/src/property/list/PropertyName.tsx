import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { PropertyThumb } from '../../app/PropertyThumb';
import type { PropertyRow } from './property-row';

/** Image and name. The name selects the property and opens its dashboard. */
export function PropertyName({ row, onSelect }: { row: PropertyRow; onSelect: (row: PropertyRow) => void }) {
  return (
    <chakra.span display="flex" alignItems="center" gap="2.5" minW="0">
      <PropertyThumb src={row.profileImage} name={row.propertyName} />
      <chakra.span asChild overflowWrap="anywhere" _hover={{ textDecoration: 'underline' }}>
        <Link to={paths.dashboard} onClick={() => onSelect(row)}>
          {row.propertyName}
        </Link>
      </chakra.span>
    </chakra.span>
  );
}
