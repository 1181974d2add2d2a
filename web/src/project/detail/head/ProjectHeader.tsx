import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CategoryChip } from '../../../app/CategoryChip';
import { localToday } from '../../../app/today';
import { Tag } from '../../../ui/figure/Tag';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { categoriesOf, dueWords } from '../../model/project-words';
import type { ProjectDetail } from '../use-project';

/** The head of the page: name, phase or state, categories, responsible person and due date. */
export function ProjectHeader({ project, actions }: { project: ProjectDetail; actions: ReactNode }) {
  return (
    <PageHeader
      title={project.name}
      tag={<StateTag project={project} />}
      line={
        <chakra.span display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
          {categoriesOf(project).map(({ name, position }) => (
            <CategoryChip key={name} name={name} position={position} />
          ))}
          <span>{project.owner ? `Responsible: ${project.owner.fullName}` : 'No one is responsible'}</span>
          <DueWords project={project} />
        </chakra.span>
      }
      actions={actions}
    />
  );
}

function StateTag({ project }: { project: ProjectDetail }) {
  if (project.isDeleted) return <Tag tone="danger">Deleted</Tag>;
  if (project.isCompleted) return <Tag tone="success">Completed</Tag>;
  return <Tag tone="brand">{project.currentPhaseStatus.name}</Tag>;
}

function DueWords({ project }: { project: ProjectDetail }) {
  const due = dueWords(project, localToday());
  if (!due) return <span>No due date</span>;
  if (!due.isLate) return <span>{due.text}</span>;
  return (
    <chakra.strong color="danger.fg" fontWeight="560">
      {due.text}
    </chakra.strong>
  );
}
