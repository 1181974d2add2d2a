import { Layers } from 'lucide-react';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { NoProperty } from '../app/empty/NoProperty';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelectedPair, useSelection } from '../app/selection/selection';
import { useAdding } from '../app/use-adding';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { ComponentInventory } from './list/ComponentInventory';

/** The components of the selected property and year. */
export function ComponentsPage() {
  usePageTitle('Components');
  const { property, isPropertyLoading } = useSelection();
  useBreadcrumbs([
    { label: 'Properties', to: paths.properties },
    ...(property
      ? [
          {
            label: property.name,
            to: property.viewerCan.viewDashboard ? paths.dashboard : undefined,
          },
        ]
      : []),
    { label: 'Components' },
  ]);
  const pair = useSelectedPair();
  const [isAdding, setAdding] = useAdding();
  if (pair)
    return (
      // Selection and open forms belong to one inventory.
      <ComponentInventory
        key={`${pair.property.propertyId} ${pair.fiscalYear.year}`}
        {...pair}
        isAdding={isAdding}
        onAdding={setAdding}
      />
    );
  if (isPropertyLoading) return <PageSkeleton />;
  return <NoProperty icon={<Layers size={24} strokeWidth={1.6} />} />;
}
