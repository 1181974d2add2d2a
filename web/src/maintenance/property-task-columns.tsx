import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { Money, NoValue } from '../ui/figure/figures';
import { Tag } from '../ui/figure/Tag';
import { formatDay } from '../ui/format/day';
import { TwoLines } from '../ui/list-page/TwoLines';
import type { Column } from '../ui/table-model/column';
import type { PropertyMaintenanceQuery } from './PropertyMaintenance.generated';
import { scheduleWords } from './task-words';

type Row = NonNullable<NonNullable<PropertyMaintenanceQuery['property']>['maintenance']>['tasks'][number];

const Due = ({ task }: Pick<Row, 'task'>) => (
  <chakra.span display="inline-flex" gap="2" alignItems="center">
    {formatDay(task.nextDueOn)}
    {task.isOverdue && <Tag tone="danger">Overdue</Tag>}
  </chakra.span>
);

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'task',
    header: 'Task',
    width: '240px',
    fixed: true,
    cell: ({ task, propertyComponentId }) => (
      <chakra.span fontWeight="560">
        <Link to={paths.component(propertyComponentId)}>{task.name}</Link>
      </chakra.span>
    ),
    sortValue: ({ task }) => task.name,
  },
  {
    id: 'component',
    header: 'Component',
    cell: ({ componentName }) => (
      <chakra.span display="block" maxW="260px" truncate title={componentName}>
        {componentName}
      </chakra.span>
    ),
    sortValue: ({ componentName }) => componentName,
  },
  {
    id: 'month',
    header: 'When',
    width: '190px',
    cell: ({ task }) => scheduleWords(task),
    sortValue: ({ task }) => task.month,
  },
  {
    id: 'who',
    header: 'Who',
    width: '170px',
    cell: ({ task }) => task.vendor ?? <NoValue />,
    sortValue: ({ task }) => task.vendor,
  },
  {
    id: 'due',
    header: 'Due next',
    width: '190px',
    cell: (row) => <Due {...row} />,
    sortValue: ({ task }) => task.nextDueOn,
  },
];

const COST: Column<Row> = {
  id: 'cost',
  header: 'Estimated cost',
  align: 'end',
  width: '140px',
  cell: ({ task }) => <Money amount={task.estimatedCost} />,
  sortValue: ({ task }) => task.estimatedCost,
  sortsAs: 'figures',
};

/** Returns the columns of the tasks, with the cost only for users who may see it. */
export const propertyTaskColumns = (hasCosts: boolean): readonly Column<Row>[] =>
  hasCosts ? [...COLUMNS, COST] : COLUMNS;

export const TaskPhoneRow = ({ row }: { row: Row }) => (
  <TwoLines
    title={<Link to={paths.component(row.propertyComponentId)}>{row.task.name}</Link>}
    line={[row.componentName, scheduleWords(row.task), row.task.vendor].filter(Boolean).join(' · ')}
    aside={row.task.isOverdue ? <Tag tone="danger">Overdue</Tag> : <Money amount={row.task.estimatedCost} />}
  />
);
