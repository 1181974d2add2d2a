import { Layers } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { NoComponentsIn } from '../../app/empty/NoComponents';
import type { SelectedProperty } from '../../app/selection/selection';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import type { Inventory } from './use-inventory';

/** An inventory without components: says where to start, whom to ask, or that the year had none. */
export function EmptyInventory(props: {
  inventory: Inventory;
  property: SelectedProperty;
  onAdd: () => void;
}) {
  const { inventory, property, onAdd } = props;
  const icon = <Layers size={24} strokeWidth={1.6} />;
  if (!property.viewerCan.editComponents)
    return <EmptyState icon={icon} text="Contact your account administrator about adding components." />;
  if (!inventory.viewerCan.add) return <NoComponentsIn year={inventory.basisFiscalYear} />;
  return (
    <EmptyState
      icon={icon}
      text="No components yet"
      action={
        <div style={{ display: 'flex', gap: 8 }}>
          <Button onClick={onAdd}>Add component</Button>
          <Button asChild>
            <Link to={paths.componentImport}>Import</Link>
          </Button>
        </div>
      }
    />
  );
}
