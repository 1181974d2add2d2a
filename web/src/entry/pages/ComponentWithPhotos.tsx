import { ComponentPage } from '../../component/ComponentPage';
import { ComponentLedger } from '../../ledger/attached/ComponentLedger';
import { MaintenanceCard } from '../../maintenance/MaintenanceCard';
import { ComponentPhotos } from '../../photo/detail/ComponentPhotos';
import { ComponentProjects } from '../../project/component/ComponentProjects';

/** A component, and beside it what hangs on it. */
export const ComponentWithPhotos = () => <ComponentPage Attached={Attached} />;

function Attached(component: { propertyId: string; propertyComponentId: string }) {
  return (
    <>
      <ComponentPhotos {...component} />
      <MaintenanceCard propertyComponentId={component.propertyComponentId} />
      <ComponentProjects {...component} />
      <ComponentLedger {...component} />
    </>
  );
}
