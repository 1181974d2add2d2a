import { chakra } from '@chakra-ui/react';
import { CircleCheck, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { recordCommands } from '../app/records/record-commands';
import { useRecordForms, type RecordForms } from '../app/records/use-record-forms';
import { Button } from '../ui/action/Button';
import { Money } from '../ui/figure/figures';
import { Tag } from '../ui/figure/Tag';
import { formatDay } from '../ui/format/day';
import { Card } from '../ui/layout/Card';
import { RowMenu } from '../ui/table-tools/RowMenu';
import {
  useComponentMaintenanceQuery,
  type MaintenanceOfComponentFragment,
  type MaintenanceRowFragment,
} from './Maintenance.generated';
import { FinishTaskQuestion } from './FinishTaskQuestion';
import { MaintenanceDialogs } from './MaintenanceDialogs';
import { scheduleWords } from './task-words';

type Maintenance = NonNullable<MaintenanceOfComponentFragment['maintenance']>;
/** The maintenance tasks on a component's page; nothing where the portfolio has maintenance switched off. */
export function MaintenanceCard({ propertyComponentId }: { propertyComponentId: string }) {
  const query = useComponentMaintenanceQuery({ variables: { propertyComponentId } });
  const component = query.data?.component;
  const forms = useRecordForms<MaintenanceRowFragment>({
    named: 'Maintenance Task',
    idOf: ({ maintenanceTaskId }) => maintenanceTaskId,
    reload: async () => (await query.refetch()).data?.component?.maintenance?.tasks,
  });
  const [finishedId, setFinishedId] = useState<string | null>(null);
  if (query.error && !component)
    return (
      <Card title="Maintenance">
        <p role="alert">The maintenance could not be loaded. Reload the page to try again.</p>
      </Card>
    );
  if (!component?.maintenance) return null;
  const { maintenance } = component;
  // The current version of the task: the list may have loaded again since the question opened.
  const finished = maintenance.tasks.find(({ maintenanceTaskId }) => maintenanceTaskId === finishedId);
  return (
    <>
      <Tasks
        {...{ maintenance, forms }}
        onFinish={({ maintenanceTaskId }) => setFinishedId(maintenanceTaskId)}
      />
      <MaintenanceDialogs {...{ propertyComponentId, forms }} />
      {finished && (
        <FinishTaskQuestion
          propertyComponentId={propertyComponentId}
          task={finished}
          onClose={() => setFinishedId(null)}
          onReload={() => query.refetch()}
        />
      )}
    </>
  );
}

interface TasksProps {
  maintenance: Maintenance;
  forms: RecordForms<MaintenanceRowFragment>;
  onFinish: (task: MaintenanceRowFragment) => void;
}

function Tasks({ maintenance: { tasks, yearlyCost, viewerCan }, forms, onFinish }: TasksProps) {
  return (
    <Card
      title="Maintenance"
      data-no-print={tasks.length === 0 ? '' : undefined}
      aside={
        viewerCan.edit && (
          <Button size="sm" icon={<Plus size={15} strokeWidth={1.75} />} onClick={forms.add}>
            Add task
          </Button>
        )
      }
    >
      {tasks.length === 0 ? (
        <chakra.p textStyle="table" color="fg.muted">
          Yearly tasks that keep this component in order will appear here. They are paid from operations: no
          funding plan counts them.
        </chakra.p>
      ) : (
        <chakra.ul listStyleType="none" textStyle="table">
          {tasks.map((task) => (
            <Task key={task.maintenanceTaskId} {...{ task, forms, onFinish }} canEdit={viewerCan.edit} />
          ))}
        </chakra.ul>
      )}
      <chakra.p textStyle="caption" mt="2">
        <chakra.span textDecoration="underline">
          <Link to={paths.maintenance}>All maintenance of the property</Link>
        </chakra.span>
      </chakra.p>
      {yearlyCost !== null && yearlyCost > 0 && (
        <chakra.p textStyle="caption" color="fg.muted" mt="2">
          <Money amount={yearlyCost} /> in an average year, paid from operations. No funding plan counts it.
        </chakra.p>
      )}
    </Card>
  );
}

interface TaskProps extends Pick<TasksProps, 'forms' | 'onFinish'> {
  task: MaintenanceRowFragment;
  canEdit: boolean;
}

function Task({ task, canEdit, forms, onFinish }: TaskProps) {
  const last = task.doneOn === null ? null : `last done ${formatDay(task.doneOn)}`;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      py="2"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      <chakra.span flex="1" minW="0">
        <chakra.span display="block" fontWeight="560" overflowWrap="anywhere">
          {task.name}
        </chakra.span>
        <chakra.span display="block" textStyle="caption" color="fg.muted" overflowWrap="anywhere">
          {[scheduleWords(task), last, task.vendor].filter(Boolean).join(', ')}
        </chakra.span>
        <chakra.span display="block" textStyle="caption" color={task.isOverdue ? 'danger.fg' : 'fg.muted'}>
          {task.isOverdue ? <Tag tone="danger">Overdue</Tag> : 'Due'} {formatDay(task.nextDueOn)}
        </chakra.span>
      </chakra.span>
      {task.estimatedCost !== null && <Money amount={task.estimatedCost} />}
      {canEdit && (
        <RowMenu
          name={task.name}
          items={[
            {
              id: 'finish',
              label: 'Mark as done',
              icon: <CircleCheck size={16} strokeWidth={1.75} />,
              onSelect: () => onFinish(task),
            },
            ...recordCommands(task, forms),
          ]}
        />
      )}
    </chakra.li>
  );
}
