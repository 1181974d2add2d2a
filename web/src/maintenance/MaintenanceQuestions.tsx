import { SaveQuestion } from '../app/save/SaveQuestion';
import { localToday } from '../app/today';
import { formatDay } from '../ui/format/day';
import {
  useFinishMaintenanceTaskMutation,
  useRemoveMaintenanceTaskMutation,
  type MaintenanceRowFragment,
} from './Maintenance.generated';

interface MaintenanceQuestionProps {
  propertyComponentId: string;
  task: MaintenanceRowFragment;
  onClose: () => void;
  onReload: () => unknown;
}

/** Notes that a task was done today; an earlier day is entered by editing it. */
export function FinishTaskQuestion({ propertyComponentId, task, ...props }: MaintenanceQuestionProps) {
  const [finish] = useFinishMaintenanceTaskMutation();
  const { maintenanceTaskId, version } = task;
  const doneOn = localToday();
  return (
    <SaveQuestion
      title="Mark as done"
      confirmText="Mark as done"
      busyText="Saving..."
      destructive={false}
      done="Maintenance task done"
      send={() =>
        finish({ variables: { input: { propertyComponentId, maintenanceTaskId, version, doneOn } } })
      }
      onDone={props.onClose}
      onCancel={props.onClose}
      onOutdated={props.onReload}
    >
      {`Roofline notes that “${task.name}” was done today, ${formatDay(doneOn)}. Edit the task to enter another day.`}
    </SaveQuestion>
  );
}

/** Removes a task after asking. */
export function RemoveTaskQuestion({ propertyComponentId, task, ...props }: MaintenanceQuestionProps) {
  const [remove] = useRemoveMaintenanceTaskMutation();
  const { maintenanceTaskId, version } = task;
  return (
    <SaveQuestion
      title="Remove maintenance task"
      confirmText="Remove"
      busyText="Removing..."
      done="Maintenance task removed"
      send={() => remove({ variables: { input: { propertyComponentId, maintenanceTaskId, version } } })}
      onDone={props.onClose}
      onCancel={props.onClose}
      onOutdated={props.onReload}
    >
      {`“${task.name}” will be removed from the component and from the calendar. This cannot be undone.`}
    </SaveQuestion>
  );
}
