import type { ComponentType } from 'react';
import { useSelection } from '../../app/selection/selection';
import { usePhone } from '../../ui/layout/use-media-query';
import { Accordion } from '../../ui/navigation/Accordion';
import { Tabs } from '../../ui/navigation/Tabs';
import { BidsTab } from './bid/BidsTab';
import { NotesTab } from './note/NotesTab';
import { OverviewTab } from './overview/OverviewTab';
import { PaymentsTab, type PaymentForms } from './payment/PaymentsTab';
import { ScopeTab } from './scope/ScopeTab';
import { tabsOf, type ProjectTab } from './use-project-tab';
import type { ProjectDetail, ProjectPlace } from './use-project';

/** The parts of the page that other rooms draw. */
export interface ProjectMedia {
  Photos: ComponentType<{ projectId: string; canEdit: boolean }>;
  Files: ComponentType<{ projectId: string; canEdit: boolean }>;
  /** The ledger lines of the project, below the payments. */
  Ledger?: ComponentType<{ propertyId: string; projectId: string }>;
}

export interface ProjectTabsProps {
  project: ProjectDetail;
  place: ProjectPlace;
  tab: ProjectTab;
  onTab: (tab: ProjectTab) => void;
  media: ProjectMedia;
  payments: PaymentForms;
  onEdit?: () => void;
  reload: () => Promise<ProjectDetail | null>;
}

/** The parts of a project, one at a time: tabs, on phones an accordion. */
export function ProjectTabs(props: ProjectTabsProps) {
  const { project, tab, onTab } = props;
  const { property } = useSelection();
  const tabs = tabsOf(project, property?.viewerCan.viewFiles === true);
  const Frame = usePhone() ? Accordion : Tabs;
  return (
    <Frame label="Project" tabs={tabs} value={tab} onChange={onTab}>
      <Panel {...props} />
    </Frame>
  );
}

function Panel({ project, place, tab, media, payments, onEdit, reload }: ProjectTabsProps) {
  const of = { projectId: project.projectId, canEdit: project.viewerCan.edit };
  switch (tab) {
    case 'scope':
      return <ScopeTab {...{ project, reload }} />;
    case 'bids':
      return <BidsTab {...{ project, reload }} />;
    case 'payments':
      return (
        <>
          <PaymentsTab project={project} forms={payments} />
          {media.Ledger && (
            <div style={{ marginTop: 16 }}>
              <media.Ledger propertyId={project.propertyId} projectId={project.projectId} />
            </div>
          )}
        </>
      );
    case 'notes':
      return <NotesTab {...{ project, reload }} people={place.people} />;
    case 'photos':
      return <media.Photos {...of} />;
    case 'files':
      return <media.Files {...of} />;
    default:
      return <OverviewTab {...{ project, reload, onEdit }} phases={place.phases} />;
  }
}
