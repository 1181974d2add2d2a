import { DateText } from '../ui/figure/figures';
import { Tag } from '../ui/figure/Tag';
import type { Column } from '../ui/table-model/column';
import type { AdminPropertyRowFragment } from './AdminProperties.generated';

/** Returns whether a property is active and not a test, so that it has no tags. */
export const isInUse = ({ isActive, isTest }: Pick<AdminPropertyRowFragment, 'isActive' | 'isTest'>) =>
  isActive && !isTest;

/** Tags a property that is inactive or a test. */
export function PropertyTags({ property }: { property: AdminPropertyRowFragment }) {
  return (
    <>
      {!property.isActive && <Tag tone="warning">Inactive</Tag>}
      {property.isTest && <Tag>Test</Tag>}
    </>
  );
}

export const portfolioText = ({
  workspaceName,
  workspaceCompanyName,
}: Pick<AdminPropertyRowFragment, 'workspaceName' | 'workspaceCompanyName'>): string =>
  workspaceName === workspaceCompanyName ? workspaceName : `${workspaceName}, ${workspaceCompanyName}`;

export const adminPropertyColumns: Column<AdminPropertyRowFragment>[] = [
  { id: 'name', header: 'Property Name', fixed: true, cell: ({ name }) => name },
  { id: 'portfolio', header: 'Portfolio', cell: portfolioText },
  { id: 'location', header: 'Location', cell: ({ city, state }) => `${city}, ${state}` },
  { id: 'units', header: 'Units', align: 'end', cell: ({ numberOfUnits }) => numberOfUnits, width: '80px' },
  {
    id: 'state',
    header: 'Status',
    cell: (property) => (isInUse(property) ? 'Active' : <PropertyTags property={property} />),
    width: '120px',
  },
  {
    id: 'added',
    header: 'Added',
    cell: ({ createdAt }) => <DateText iso={createdAt} moment />,
    width: '190px',
  },
];
