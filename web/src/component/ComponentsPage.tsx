import { Layers } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelectedPair, useSelection } from '../app/selection';
import { Button } from '../ui/action/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { ComponentInventory } from './list/ComponentInventory';

/** The components of the selected property and year. */
export function ComponentsPage() {
  usePageTitle('Components');
  const { property, viewer, isPropertyLoading } = useSelection();
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
  return (
    <EmptyState
      icon={<Layers size={24} strokeWidth={1.6} />}
      text="No properties found"
      action={
        viewer.viewerCan.addProperty && (
          <Button asChild variant="primary">
            <Link to={`${paths.properties}?add=1`}>Add a New Property</Link>
          </Button>
        )
      }
    />
  );
}

/** `?add=1` opens the form, so that other pages can lead to it. */
function useAdding() {
  const [query, setQuery] = useSearchParams();
  const setAdding = (isAdding: boolean) =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old);
        if (isAdding) next.set('add', '1');
        else next.delete('add');
        return next;
      },
      { replace: true },
    );
  return [query.get('add') === '1', setAdding] as const;
}
