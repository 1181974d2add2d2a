import { FileSpreadsheet, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { useAdding } from '../app/use-adding';
import { Button } from '../ui/action/Button';
import { IconButton } from '../ui/action/IconButton';
import { counted } from '../ui/format/count';
import { PageHeader } from '../ui/layout/PageHeader';
import { usePhone } from '../ui/layout/use-media-query';
import { restoredQuery } from './filter/property-filter';
import { PropertyList } from './list/PropertyList';
import { firstRows } from './list/use-property-rows';
import { useRefreshLists } from './use-refresh-lists';

const AddPropertyDialog = lazy(() =>
  import('./add/AddPropertyDialog').then((module) => ({ default: module.AddPropertyDialog })),
);

/** The properties list: users find, open, add and remove properties. */
export function PropertiesPage() {
  usePageTitle('Properties', false);
  useBreadcrumbs([{ label: 'Properties' }]);
  const { viewer } = useSelection();
  const [isAdding, setAdding] = useAdding();
  const canAdd = viewer.viewerCan.addProperty;
  const add = canAdd ? () => setAdding(true) : undefined;
  return (
    <>
      <PropertiesHeader onAdd={add} />
      <PropertyList onAdd={add} />
      {canAdd && isAdding && <AddProperty onClose={() => setAdding(false)} />}
    </>
  );
}

PropertiesPage.firstWave = firstRows;
PropertiesPage.restored = restoredQuery;

function PropertiesHeader({ onAdd }: { onAdd?: () => void }) {
  const { viewer, propertyCount } = useSelection();
  const phone = usePhone();
  const portfolios = viewer.workspaceCount > 1 ? ` in ${counted(viewer.workspaceCount, 'portfolio')}` : '';
  const add = phone ? (
    <IconButton
      label="Add a New Property"
      noTooltip
      icon={<Plus size={20} strokeWidth={1.75} />}
      tone="primary"
      onClick={onAdd}
    />
  ) : (
    <Button variant="primary" icon={<Plus size={16} strokeWidth={1.75} />} onClick={onAdd}>
      Add a New Property
    </Button>
  );
  return (
    <PageHeader
      title={`Welcome back, ${viewer.firstName}`}
      line={`${counted(propertyCount, 'active property', 'active properties')}${portfolios}`}
      actions={
        onAdd && (
          <>
            <AddMany isShort={phone} />
            {add}
          </>
        )
      }
    />
  );
}

/** Links to the import of many properties from one workbook. */
function AddMany({ isShort }: { isShort: boolean }) {
  const icon = <FileSpreadsheet size={isShort ? 20 : 16} strokeWidth={1.75} aria-hidden />;
  return (
    <Button asChild {...(isShort ? { 'aria-label': 'Add many properties' } : {})}>
      <Link to={paths.propertyImport}>
        {icon}
        {!isShort && 'Add many properties'}
      </Link>
    </Button>
  );
}

function AddProperty({ onClose }: { onClose: () => void }) {
  const { viewer, selectProperty } = useSelection();
  const navigate = useNavigate();
  const refreshLists = useRefreshLists();
  const added = (propertyId: string) => {
    refreshLists();
    selectProperty(propertyId);
    void navigate(paths.dashboard);
  };
  return (
    <Suspense>
      <AddPropertyDialog canSetTest={viewer.viewerCan.setTestOnAdd} onClose={onClose} onAdded={added} />
    </Suspense>
  );
}
