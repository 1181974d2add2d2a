import type { MaintenanceTaskInput } from '@roofline/schema/maintenance/maintenance';
import { FieldsPane } from '../app/fields/FieldsPane';
import { useSave } from '../app/save/use-save';
import { useMaintenanceForm, type MaintenanceForm } from './maintenance-fields';
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
export function MaintenancePane(props: MaintenancePaneProps) {
  const { task, onClose } = props;
  const form = useMaintenanceForm(task);
  return (
    <FieldsPane
      title={task === null ? 'Add maintenance task' : 'Edit maintenance task'}
      addText={task === null ? 'Add maintenance task' : null}
      saving={useSaveTask(props, form)}
      {...{ form, onClose }}
    />
  );
}

function useSaveTask(
  { propertyComponentId, task, onClose, onReload }: MaintenancePaneProps,
  form: MaintenanceForm,
) {
  const [add] = useAddMaintenanceTaskMutation();
  const [update] = useUpdateMaintenanceTaskMutation();
  const send = async (values: MaintenanceTaskInput, idempotencyKey: string) => {
    if (task === null) return add({ variables: { input: { propertyComponentId, values, idempotencyKey } } });
    const { maintenanceTaskId, version } = task;
    return update({ variables: { input: { propertyComponentId, maintenanceTaskId, version, values } } });
  };
  return useSave({
    send,
    form,
    done: task === null ? 'Maintenance task added' : 'Maintenance task saved',
    onSaved: onClose,
    loadNewer: onReload,
  });
}
