import { chakra } from '@chakra-ui/react';
import { CircleCheck, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { Button } from '../ui/action/Button';
import { toast } from '../ui/feedback/toast';
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
import { MaintenancePane } from './MaintenancePane';
import { FinishTaskQuestion, RemoveTaskQuestion } from './MaintenanceQuestions';
import { scheduleWords } from './task-words';

type Maintenance = NonNullable<MaintenanceOfComponentFragment['maintenance']>;
type Act = 'edit' | 'finish' | 'remove';
interface Opened {
  act: Act;
  /** Null adds one. */
  task: MaintenanceRowFragment | null;
}

/** What a component needs each year, on its page; nothing where the portfolio goes without maintenance. */
export function MaintenanceCard({ propertyComponentId }: { propertyComponentId: string }) {
  const query = useComponentMaintenanceQuery({ variables: { propertyComponentId } });
  const [opened, setOpened] = useState<Opened | null>(null);
  const component = query.data?.component;
  const close = () => setOpened(null);
  /** The task as it is now, in the same place; closed where it has gone. */
  const reopen = async ({ act, task }: Opened) => {
    const tasks = (await query.refetch()).data?.component?.maintenance?.tasks;
    const newer = tasks?.find((one) => one.maintenanceTaskId === task?.maintenanceTaskId) ?? null;
    if (!newer) toast.failure('The maintenance task was removed in the meantime.');
    setOpened(newer && { act, task: newer });
  };
  if (query.error && !component)
    return (
      <Card title="Maintenance">
        <p role="alert">The maintenance could not be loaded. Reload the page to try again.</p>
      </Card>
    );
  if (!component?.maintenance) return null;
  const props = { propertyComponentId, onClose: close, onReload: async () => opened && reopen(opened) };
  return (
    <>
      <Tasks maintenance={component.maintenance} onOpen={setOpened} />
      {opened?.act === 'edit' && (
        <MaintenancePane
          key={opened.task ? `${opened.task.maintenanceTaskId} ${opened.task.version}` : 'new'}
          task={opened.task}
          {...props}
        />
      )}
      {opened?.act === 'finish' && opened.task && <FinishTaskQuestion task={opened.task} {...props} />}
      {opened?.act === 'remove' && opened.task && <RemoveTaskQuestion task={opened.task} {...props} />}
    </>
  );
}

interface TasksProps {
  maintenance: Maintenance;
  onOpen: (opened: Opened) => void;
}

function Tasks({ maintenance: { tasks, yearlyCost, viewerCan }, onOpen }: TasksProps) {
  return (
    <Card
      title="Maintenance"
      data-no-print={tasks.length === 0 ? '' : undefined}
      aside={
        viewerCan.edit && (
          <Button
            size="sm"
            icon={<Plus size={15} strokeWidth={1.75} />}
            onClick={() => onOpen({ act: 'edit', task: null })}
          >
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
            <Task key={task.maintenanceTaskId} task={task} canEdit={viewerCan.edit} onOpen={onOpen} />
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

interface TaskProps {
  task: MaintenanceRowFragment;
  canEdit: boolean;
  onOpen: (opened: Opened) => void;
}

const icon = { size: 16, strokeWidth: 1.75 } as const;

function Task({ task, canEdit, onOpen }: TaskProps) {
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
              icon: <CircleCheck {...icon} />,
              onSelect: () => onOpen({ act: 'finish', task }),
            },
            {
              id: 'edit',
              label: 'Edit',
              icon: <Pencil {...icon} />,
              onSelect: () => onOpen({ act: 'edit', task }),
            },
            {
              id: 'remove',
              label: 'Remove',
              icon: <Trash2 {...icon} />,
              destructive: true,
              onSelect: () => onOpen({ act: 'remove', task }),
            },
          ]}
        />
      )}
    </chakra.li>
  );
}
