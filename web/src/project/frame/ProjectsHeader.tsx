import { Download, Ellipsis, ListOrdered, Plus, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { DocumentButton } from '../../app/job/DocumentButton';
import type { AskedDocument } from '../../app/job/documents';
import { useDocument } from '../../app/job/use-document';
import { paths } from '../../app/paths';
import type { SelectedProperty } from '../../app/selection/selection';
import { Button } from '../../ui/action/Button';
import { IconButton } from '../../ui/action/IconButton';
import { formatCount } from '../../ui/format/count';
import { formatMoney } from '../../ui/format/money';
import { PageHeader } from '../../ui/layout/PageHeader';
import { usePhone } from '../../ui/layout/use-media-query';
import { Menu, type MenuItem } from '../../ui/overlay/Menu';
import { sumOf } from '../model/project-money';
import type { ProjectRow } from '../model/use-projects';

interface ProjectsHeaderProps {
  property: SelectedProperty;
  /** The projects that are not deleted, 1,000 at most; undefined until they are read. */
  projects: readonly ProjectRow[] | undefined;
  /** The number of all projects that are not deleted. */
  total: number;
  onCreate: () => void;
  onTrash: () => void;
}

const icon = { size: 16, strokeWidth: 1.75 };
const exportOf = (propertyId: string): AskedDocument => ({
  title: 'Excel export',
  of: { document: 'projects', propertyId },
});

/** The head of the page: the count and sum of open projects, and the actions on all projects. */
export function ProjectsHeader({ property, projects, total, onCreate, onTrash }: ProjectsHeaderProps) {
  const phone = usePhone();
  const { propertyId, viewerCan } = property;
  return (
    <PageHeader
      title="Projects"
      line={projects ? lineOf(projects, total) : '\u00A0'}
      actions={
        <>
          <MoreMenu property={property} onTrash={onTrash} phone={phone} />
          {viewerCan.editProjects && !phone && (
            <DocumentButton icon={<Download {...icon} />} asked={exportOf(propertyId)}>
              Excel export
            </DocumentButton>
          )}
          {viewerCan.editProjects && (
            <Button
              variant="primary"
              icon={<Plus {...icon} />}
              aria-label="Create project"
              onClick={onCreate}
              {...(phone ? { w: '44px', h: '44px', px: '0' } : {})}
            >
              {phone ? null : 'Create project'}
            </Button>
          )}
        </>
      }
    />
  );
}

/** Returns `3 open, $98,900 committed or planned`; where not all projects were read, it says so. */
function lineOf(projects: readonly ProjectRow[], total: number): string {
  const open = projects.filter(({ isCompleted }) => !isCompleted);
  const sum = sumOf(open);
  const among = `among the first ${formatCount(projects.length)} of ${formatCount(total)} projects`;
  const count = `${formatCount(open.length)} open${total > projects.length ? ` ${among}` : ''}`;
  return sum === null ? count : `${count}, ${formatMoney(sum)} committed or planned`;
}

function MoreMenu({
  property,
  onTrash,
  phone,
}: Pick<ProjectsHeaderProps, 'property' | 'onTrash'> & { phone: boolean }) {
  const navigate = useNavigate();
  const { propertyId, viewerCan } = property;
  const exported = useDocument(exportOf(propertyId));
  const items: MenuItem[] = [];
  if (phone && viewerCan.viewProjects)
    items.push({
      id: 'phases',
      label: viewerCan.editProjects ? 'Edit phases' : 'Phases',
      icon: <ListOrdered {...icon} />,
      onSelect: () => void navigate(paths.projectPhases),
    });
  if (phone && viewerCan.editProjects)
    items.push({
      id: 'export',
      label: 'Excel export',
      icon: <Download {...icon} />,
      onSelect: exported.ask,
    });
  if (viewerCan.editProjects)
    items.push({ id: 'trash', label: 'Deleted projects', icon: <Trash2 {...icon} />, onSelect: onTrash });
  if (items.length === 0) return null;
  return (
    <Menu
      label="More"
      items={items}
      trigger={
        <IconButton noTooltip label="More" icon={<Ellipsis size={18} strokeWidth={1.75} />} size="header" />
      }
    />
  );
}
