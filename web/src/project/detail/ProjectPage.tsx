import { chakra } from '@chakra-ui/react';
import { Hammer } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useBreadcrumbs } from '../../app/Breadcrumbs';
import { usePageTitle } from '../../app/page-title';
import { paths } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';
import { useShortcuts } from '../../app/shortcuts';
import { Button } from '../../ui/action/Button';
import { Banner } from '../../ui/feedback/Banner';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageError } from '../../app/connection/PageError';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { DeleteProject } from '../commands/DeleteProject';
import { FollowButton } from './head/FollowButton';
import { MoneyBar } from './head/MoneyBar';
import { CompleteDialog } from './complete/CompleteDialog';
import { ReopenQuestion } from './complete/ReopenQuestion';
import { ProjectPane } from './overview/ProjectPane';
import { ComponentsCard } from './parts/ComponentsCard';
import { PaymentDialogs } from './payment/PaymentsTab';
import { PeopleCard } from './people/PeopleCard';
import { PhaseSteps } from './head/PhaseSteps';
import { ProjectActions } from './head/ProjectActions';
import { ProjectHeader } from './head/ProjectHeader';
import { ProjectTabs, type ProjectMedia } from './ProjectTabs';
import { useCommands, type Commands } from './head/use-commands';
import { useOwnProperty } from './use-own-property';
import {
  useProject,
  useProjectPlace,
  type PaymentRow,
  type ProjectDetail,
  type ProjectPlace,
} from './use-project';
import { tabsOf, useProjectTab } from './use-project-tab';
import { useRecordForms } from '../../app/records/use-record-forms';

/** The page of one project: its phase, its money, and everything recorded about it. */
export function ProjectPage(media: ProjectMedia) {
  const { projectId = '' } = useParams();
  const { property } = useSelection();
  const { project, isGone, hasFailed, reload } = useProject(projectId);
  const isOwn = useOwnProperty(project);
  usePageTitle(project?.name ?? 'Project');
  useBreadcrumbs([
    ...(property
      ? [{ label: property.name, to: property.viewerCan.viewDashboard ? paths.dashboard : undefined }]
      : []),
    { label: 'Projects', to: paths.projects() },
    { label: project?.name ?? '' },
  ]);
  if (isGone) return <Gone />;
  if (hasFailed) return <PageError details={['The project could not be loaded.']} onRetry={reload} />;
  if (!project || !isOwn) return <PageSkeleton />;
  return <Detail key={project.projectId} {...{ reload, media }} project={asItMayBeChanged(project)} />;
}

/** Returns the project with the rights that apply: a deleted one can only be read and restored. */
function asItMayBeChanged(project: ProjectDetail): ProjectDetail {
  if (!project.isDeleted) return project;
  return { ...project, viewerCan: { ...project.viewerCan, edit: false, addNote: false } };
}

function Gone() {
  return (
    <EmptyState
      icon={<Hammer size={24} strokeWidth={1.6} />}
      text="This project no longer exists, or you can no longer see it"
      action={
        <Button asChild>
          <Link to={paths.projects()}>Go to the projects</Link>
        </Button>
      }
    />
  );
}

interface DetailProps {
  project: ProjectDetail;
  reload: () => Promise<ProjectDetail | null>;
  media: ProjectMedia;
}

type Asked = 'edit' | 'complete' | 'reopen' | 'delete';

function Detail({ project, reload, media }: DetailProps) {
  const { property } = useSelection();
  const place = useProjectPlace(project.propertyId);
  const [tab, setTab] = useProjectTab(tabsOf(project, property?.viewerCan.viewFiles === true));
  const [asked, setAsked] = useState<Asked | null>(null);
  const commands = useCommands(project, reload);
  const payments = useRecordForms<PaymentRow>({
    named: 'Payment',
    verb: 'Delete',
    idOf: ({ paymentId }) => paymentId,
    reload: async () => (await reload())?.payments,
  });
  const canEdit = project.viewerCan.edit;
  useShortcuts({ e: () => canEdit && setAsked('edit') });
  // These tabs need the full width: an open photo or file is beside the list, and bids are side by side.
  const isWide = tab === 'photos' || tab === 'files' || tab === 'bids';
  const edit = canEdit ? () => setAsked('edit') : undefined;
  return (
    <>
      <ProjectHeader
        project={project}
        actions={
          <>
            {!project.isDeleted && <FollowButton project={project} />}
            <ProjectActions
              {...{ project, commands }}
              phases={place.phases}
              onEdit={() => setAsked('edit')}
              onComplete={() => setAsked('complete')}
              onReopen={() => setAsked('reopen')}
              onDelete={() => setAsked('delete')}
              onAddPayment={payments.add}
            />
          </>
        }
      />
      <chakra.div display="grid" gap="4" mb="5" gridTemplateColumns="minmax(0, 1fr)">
        {project.isDeleted && <DeletedBanner {...{ project, commands }} />}
        <PhaseSteps project={project} phases={place.phases} />
        {project.viewerCan.viewMoney && <MoneyBar project={project} />}
      </chakra.div>
      <chakra.div {...bodyStyle} css={isWide ? undefined : besideCss}>
        <chakra.div minW="0">
          <ProjectTabs {...{ project, place, tab, media, payments, reload }} onTab={setTab} onEdit={edit} />
        </chakra.div>
        {!isWide && (
          <chakra.div display="grid" gap="4" minW="0">
            <ComponentsCard project={project} reload={reload} />
            <PeopleCard {...{ project, reload }} people={place.people} />
          </chakra.div>
        )}
      </chakra.div>
      {project.viewerCan.viewMoney && <PaymentDialogs project={project} forms={payments} />}
      <Asking {...{ project, reload, asked }} people={place.people} onOver={() => setAsked(null)} />
    </>
  );
}

function DeletedBanner({ project, commands }: { project: ProjectDetail; commands: Commands }) {
  const restore = project.viewerCan.delete && (
    <Button size="sm" busy={commands.isBusy} busyText="Restoring..." onClick={commands.restore}>
      Restore
    </Button>
  );
  return (
    <Banner tone="warning" action={restore}>
      This project was deleted.
    </Banner>
  );
}

interface AskingProps extends Pick<DetailProps, 'project' | 'reload'> {
  asked: Asked | null;
  people: ProjectPlace['people'];
  onOver: () => void;
}

/** The pane or the question that is open over the page. */
function Asking({ project, reload, asked, people, onOver }: AskingProps) {
  const navigate = useNavigate();
  // The form starts from the project as it was read, until the user asks for the newer values.
  const [edited, setEdited] = useState<ProjectDetail | null>(null);
  const close = () => {
    setEdited(null);
    onOver();
  };
  if (asked === 'edit' && edited === null) setEdited(project);
  if (asked === 'complete') return <CompleteDialog {...{ project }} onClose={close} onOutdated={reload} />;
  if (asked === 'reopen') return <ReopenQuestion {...{ project }} onClose={close} onOutdated={reload} />;
  if (asked === 'delete')
    return (
      <DeleteProject
        project={project}
        onClose={close}
        onDeleted={() => navigate(paths.projects())}
        onOutdated={reload}
      />
    );
  if (asked !== 'edit' || edited === null) return null;
  return (
    <ProjectPane
      key={edited.version}
      project={edited}
      people={people}
      onClose={close}
      onReload={async () => setEdited((await reload()) ?? edited)}
    />
  );
}

const bodyStyle = {
  display: 'grid',
  gap: '6',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
} as const;
const besideCss = { '@media (min-width: 1280px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' } };
