import { RecordPane } from '../app/records/RecordPane';
import { useMaintenanceForm } from './maintenance-fields';
import {
  useAddMaintenanceTaskMutation,
  useUpdateMaintenanceTaskMutation,
  type MaintenanceRowFragment,
} from './Maintenance.generated';

export interface MaintenancePaneProps {
  propertyComponentId: string;
  /** Null adds a new one. */
  task: MaintenanceRowFragment | null;
  onClose: () => void;
  /** Somebody else saved it first: read again and open the newer values. */
  onReload: () => Promise<unknown>;
}

/** Adds or edits a maintenance task in a pane of 480 px. */
export function MaintenancePane({ propertyComponentId, task, onClose, onReload }: MaintenancePaneProps) {
  const [add] = useAddMaintenanceTaskMutation();
  const [update] = useUpdateMaintenanceTaskMutation();
  return (
    <RecordPane
      noun="maintenance task"
      record={task}
      form={useMaintenanceForm(task)}
      add={(values, idempotencyKey) =>
        add({ variables: { input: { propertyComponentId, values, idempotencyKey } } })
      }
      update={({ maintenanceTaskId, version }, values) =>
        update({ variables: { input: { propertyComponentId, maintenanceTaskId, version, values } } })
      }
      done={{ added: 'Maintenance task added', saved: 'Maintenance task saved' }}
      {...{ onClose, onReload }}
    />
  );
}
