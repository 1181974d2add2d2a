import { chakra } from '@chakra-ui/react';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/action/Button';
import { DateText, NoValue } from '../../../ui/figure/figures';
import { formatMoneyExact } from '../../../ui/format/money';
import { Card } from '../../../ui/layout/Card';
import { ChecklistCard } from '../checklist/ChecklistCard';
import { ContractCard } from '../contract/ContractCard';
import type { ProjectDetail, ProjectPlace } from '../use-project';

interface OverviewTabProps {
  project: ProjectDetail;
  phases: ProjectPlace['phases'];
  reload: () => Promise<ProjectDetail | null>;
  onEdit?: () => void;
}

/** The overview of a project: its checklist, description, dates, people and contract. */
export function OverviewTab({ project, phases, reload, onEdit }: OverviewTabProps) {
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <ChecklistCard {...{ project, phases, reload }} />
      <About {...{ project, onEdit }} />
      {project.viewerCan.viewMoney && <ContractCard {...{ project, reload }} />}
    </chakra.div>
  );
}

function About({ project, onEdit }: Pick<OverviewTabProps, 'project' | 'onEdit'>) {
  const { description } = project;
  return (
    <Card
      title="Overview"
      aside={
        onEdit && (
          <Button icon={<Pencil size={16} strokeWidth={1.75} />} onClick={onEdit}>
            Edit
          </Button>
        )
      }
    >
      {description ? (
        <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere" mb="4" maxW="72ch">
          {description}
        </chakra.p>
      ) : (
        <chakra.p color="fg.muted" mb="4">
          No description yet
        </chakra.p>
      )}
      <chakra.dl {...factsStyle}>
        <Facts project={project} />
      </chakra.dl>
    </Card>
  );
}

function Facts({ project }: { project: ProjectDetail }) {
  const { contractAmount, contractor, owner, viewerCan } = project;
  return (
    <>
      <Fact label="Phase">{project.currentPhaseStatus.name}</Fact>
      <Fact label="Responsible">{owner?.fullName ?? <NoValue />}</Fact>
      <Fact label="Start date">
        <DateText iso={project.startDate} />
      </Fact>
      <Fact label="Due date">
        <DateText iso={project.dueDate} />
      </Fact>
      {project.isCompleted && (
        <Fact label="Completed on">
          <DateText iso={project.completedOn} />
        </Fact>
      )}
      <Fact label="Contractor">{contractor ?? <NoValue />}</Fact>
      {viewerCan.viewMoney && (
        <Fact label="Contract amount">
          {contractAmount === null ? <NoValue /> : formatMoneyExact(contractAmount)}
        </Fact>
      )}
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <chakra.div {...factStyle}>
    <chakra.dt color="fg.muted">{label}</chakra.dt>
    <chakra.dd overflowWrap="anywhere" data-figure="">
      {children}
    </chakra.dd>
  </chakra.div>
);

const factsStyle = { textStyle: 'table', borderBottomWidth: '1px' } as const;
const factStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(110px, 30%) 1fr',
  gap: '3',
  py: '2',
  borderTopWidth: '1px',
} as const;
