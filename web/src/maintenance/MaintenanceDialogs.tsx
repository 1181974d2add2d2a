import { RecordDialogs } from '../app/records/RecordDialogs';
import type { RecordForms } from '../app/records/use-record-forms';
import { useMaintenanceForm } from './maintenance-fields';
import {
  useAddMaintenanceTaskMutation,
  useRemoveMaintenanceTaskMutation,
  useUpdateMaintenanceTaskMutation,
  type MaintenanceRowFragment,
} from './Maintenance.generated';

interface MaintenanceDialogsProps {
  propertyComponentId: string;
  forms: RecordForms<MaintenanceRowFragment>;
}

/** Adds, edits and removes a maintenance task of a component. */
export function MaintenanceDialogs({ propertyComponentId, forms }: MaintenanceDialogsProps) {
  const [add] = useAddMaintenanceTaskMutation();
  const [update] = useUpdateMaintenanceTaskMutation();
  const [remove] = useRemoveMaintenanceTaskMutation();
  return (
    <RecordDialogs
      at={{ propertyComponentId }}
      keyOf={({ maintenanceTaskId, version }: MaintenanceRowFragment) => ({ maintenanceTaskId, version })}
      useForm={useMaintenanceForm}
      question={({ name }) =>
        `“${name}” will be removed from the component and from the calendar. This cannot be undone.`
      }
      {...{ forms, add, update, remove }}
    />
  );
}
