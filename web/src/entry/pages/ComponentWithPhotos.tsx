import { ComponentPage } from '../../component/ComponentPage';
import { ComponentLedger } from '../../ledger/attached/ComponentLedger';
import { MaintenanceCard } from '../../maintenance/MaintenanceCard';
import { ComponentPhotos } from '../../photo/detail/ComponentPhotos';
import { ComponentProjects } from '../../project/component/ComponentProjects';

/** A component, with its photos, maintenance, projects and ledger lines. */
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
