import { Layers } from 'lucide-react';
import { useMemo, useState, type ComponentType } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { usePageTitle } from '../app/page-title';
import { YearReadOnly } from '../app/selection/YearReadOnly';
import { paths } from '../app/paths';
import { useSelectedPair, useSelection } from '../app/selection/selection';
import { Button } from '../ui/action/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { PageError } from '../app/connection/PageError';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { RemoveDialog } from './commands/RemoveDialog';
import { useDuplicate } from './commands/use-duplicate';
import { ComponentEditor } from './detail/ComponentEditor';
import { DetailHeader } from './detail/DetailHeader';
import { FilesCard } from './detail/FilesCard';
import { inflationOf } from './detail/replacements';
import { ReplacementStrip } from './detail/ReplacementStrip';
import { Timeline } from './detail/Timeline';
import { useComponent, type ComponentDetail } from './detail/use-component';
import { useNeighbours } from './detail/use-neighbours';
import { useOwnPair } from './detail/use-own-pair';
import { categoryOptions, unitOptions } from './form/category-choices';
import { useInventory, type Inventory } from './inventory/use-inventory';

export interface ComponentPageProps {
  /** Cards of other rooms: photos, maintenance, projects and ledger lines. */
  Attached?: ComponentType<{ propertyId: string; propertyComponentId: string }>;
}

/** The page of one component: its fields, costs, replacements, cards of other rooms, files and history. */
export function ComponentPage({ Attached }: ComponentPageProps) {
  const { propertyComponentId = '' } = useParams();
  const { property } = useSelection();
  const pair = useSelectedPair();
  const { component, isGone, hasFailed, reload } = useComponent(propertyComponentId);
  const { inventory } = useInventory(
    pair && { propertyId: pair.property.propertyId, fiscalYear: pair.fiscalYear.year },
  );
  const neighbours = useNeighbours(inventory, propertyComponentId);
  const isOwn = useOwnPair(component, inventory);
  usePageTitle(component?.name ?? 'Component');
  useBreadcrumbs([
    ...(property
      ? [{ label: property.name, to: property.viewerCan.viewDashboard ? paths.dashboard : undefined }]
      : []),
    { label: 'Components', to: neighbours.listAddress },
    { label: component?.name ?? '' },
  ]);
  if (isGone) return <Gone />;
  if (hasFailed) return <PageError details={['The component could not be loaded.']} onRetry={reload} />;
  if (!component || !inventory || !isOwn) return <PageSkeleton />;
  return (
    <Detail
      key={component.propertyComponentId}
      {...{ component, inventory, neighbours, Attached }}
      onReload={reload}
    />
  );
}

function Gone() {
  return (
    <EmptyState
      icon={<Layers size={24} strokeWidth={1.6} />}
      text="This component no longer exists"
      action={
        <Button asChild>
          <Link to={paths.components}>Go to the components</Link>
        </Button>
      }
    />
  );
}

interface DetailProps extends ComponentPageProps {
  component: ComponentDetail;
  inventory: Inventory;
  neighbours: ReturnType<typeof useNeighbours>;
  onReload: () => Promise<ComponentDetail | null>;
}

/** Adds a copy of the component and opens it, within the same list. */
function useOpenCopy(component: ComponentDetail, { linkState }: DetailProps['neighbours']) {
  const navigate = useNavigate();
  const duplicate = useDuplicate(component.propertyId);
  return async () => {
    const copy = await duplicate(component);
    if (copy) void navigate(paths.component(copy.propertyComponentId), { state: linkState });
  };
}

function Detail({ component, inventory, neighbours, Attached, onReload }: DetailProps) {
  const navigate = useNavigate();
  const pair = useSelectedPair();
  const openCopy = useOpenCopy(component, neighbours);
  const [isRemoving, setRemoving] = useState(false);
  const [isGone, setGone] = useState(false);
  // A year that awaits setup shows the inventory of an earlier one, which is not to be changed by mistake.
  const can = inventory.isReadOnly ? { edit: false, delete: false } : component.viewerCan;
  const { items, categories } = inventory;
  const choices = useMemo(
    () => ({
      categories: categoryOptions(categories),
      units: unitOptions(items.map((row) => row.unitOfMeasure)),
    }),
    [items, categories],
  );
  const inflationRate = useMemo(() => inflationOf([component, ...items]), [component, items]);
  if (isGone) return <PageSkeleton />;
  return (
    <>
      <DetailHeader
        component={component}
        onPrevious={neighbours.onPrevious}
        onNext={neighbours.onNext}
        onDuplicate={can.edit ? () => void openCopy() : undefined}
        onRemove={can.delete ? () => setRemoving(true) : undefined}
      />
      {inventory.isReadOnly && pair && (
        <div style={{ marginBottom: 16 }}>
          <YearReadOnly what="components" {...pair} basisFiscalYear={inventory.basisFiscalYear} />
        </div>
      )}
      <ComponentEditor
        component={component}
        canEdit={can.edit}
        isLeaving={isRemoving}
        {...choices}
        onReload={onReload}
      >
        <ReplacementStrip row={component} inflationRate={inflationRate} />
        {Attached && (
          <Attached propertyId={component.propertyId} propertyComponentId={component.propertyComponentId} />
        )}
        {pair?.property.viewerCan.viewFiles && (
          <FilesCard propertyComponentId={component.propertyComponentId} />
        )}
        <Timeline component={component} />
      </ComponentEditor>
      {isRemoving && (
        <RemoveDialog
          component={component}
          onClose={() => setRemoving(false)}
          onRemoved={() => {
            setGone(true);
            void navigate(neighbours.listAddress);
          }}
        />
      )}
    </>
  );
}
