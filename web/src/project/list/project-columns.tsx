import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { tallTarget } from '../../ui/action/tall-target';
import { Money, NoValue } from '../../ui/figure/figures';
import type { Column } from '../../ui/table-model/column';
import { basisOf, percentPaid } from '../model/project-money';
import { categoriesOf, dueWords } from '../model/project-words';
import type { ProjectRow } from '../model/use-projects';

/** The name of a project, as a link to its page. */
export function ProjectName({ project }: { project: ProjectRow }) {
  return (
    <chakra.span asChild overflowWrap="anywhere" _hover={{ textDecoration: 'underline' }} css={tallTarget}>
      <Link to={paths.project(project.projectId)}>{project.name}</Link>
    </chakra.span>
  );
}

/** `Due Dec 4`, in red when it is late. */
export function Due({ project, today }: { project: ProjectRow; today: string }) {
  const due = dueWords(project, today);
  if (!due) return <NoValue />;
  return <chakra.span color={due.isLate ? 'danger.fg' : undefined}>{due.text}</chakra.span>;
}

const figures = { align: 'end', sortsAs: 'figures' } as const;
const MONEY = ['amount', 'paid'];

/** Returns the columns of the list; without money where the viewer may not see it. */
export function projectColumns(today: string, viewMoney: boolean): Column<ProjectRow>[] {
  const columns: Column<ProjectRow>[] = [
    {
      id: 'name',
      header: 'Project',
      fixed: true,
      width: '36%',
      sortValue: ({ name }) => name,
      cell: (project) => <ProjectName project={project} />,
    },
    {
      id: 'phase',
      header: 'Phase',
      sortValue: (project) => (project.isCompleted ? Infinity : project.currentPhaseStatus.sortOrder),
      cell: (project) => (project.isCompleted ? 'Completed' : project.currentPhaseStatus.name),
    },
    {
      id: 'category',
      header: 'Category',
      sortValue: (project) => categoriesOf(project)[0]?.name,
      cell: (project) =>
        categoriesOf(project)
          .map(({ name }) => name)
          .join(', ') || <NoValue />,
    },
    {
      id: 'amount',
      header: 'Contract or estimate',
      ...figures,
      sortValue: basisOf,
      cell: (project) => <Money amount={basisOf(project)} />,
    },
    {
      id: 'paid',
      header: 'Paid',
      ...figures,
      sortValue: ({ paid }) => paid,
      cell: (project) => <Paid project={project} />,
    },
    {
      id: 'due',
      header: 'Due',
      sortValue: ({ dueDate }) => dueDate,
      cell: (project) => <Due project={project} today={today} />,
    },
    {
      id: 'owner',
      header: 'Responsible',
      sortValue: ({ owner }) => owner?.fullName,
      cell: ({ owner }) => owner?.fullName ?? <NoValue />,
    },
  ];
  return viewMoney ? columns : columns.filter(({ id }) => !MONEY.includes(id));
}

function Paid({ project }: { project: ProjectRow }) {
  const percent = percentPaid(project);
  return (
    <>
      <Money amount={project.paid} />
      {percent !== null && (
        <chakra.span color="fg.muted" data-figure>
          , {percent}%
        </chakra.span>
      )}
    </>
  );
}
