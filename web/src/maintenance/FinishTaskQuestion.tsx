import { SaveQuestion } from '../app/save/SaveQuestion';
import { localToday } from '../app/today';
import { formatDay } from '../ui/format/day';
import { useFinishMaintenanceTaskMutation, type MaintenanceRowFragment } from './Maintenance.generated';

interface FinishTaskQuestionProps {
  propertyComponentId: string;
  task: MaintenanceRowFragment;
  onClose: () => void;
  onReload: () => unknown;
}

/** Marks a task as done today, after a question; to enter an earlier day, the user edits the task. */
export function FinishTaskQuestion({ propertyComponentId, task, ...props }: FinishTaskQuestionProps) {
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
