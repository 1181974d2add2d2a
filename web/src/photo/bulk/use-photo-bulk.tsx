import { Download, FileImage, Hammer, Link2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AssignDialog } from '../../app/attach/AssignDialog';
import { ProjectDialog } from '../../app/attach/ProjectDialog';
import { BulkError } from '../../app/bulk/BulkError';
import type { SelectedProperty } from '../../app/selection/selection';
import { counted } from '../../ui/format/count';
import type { BulkAction } from '../../ui/table-tools/BulkBar';
import type { PhotoSelection } from '../grid/use-photo-selection';
import { ReportDialog } from './ReportDialog';
import { useBulkCalls } from './use-bulk-calls';

export interface BulkOptions {
  property: SelectedProperty;
  fiscalYear: number;
  selection: PhotoSelection;
  /** Called with the ids of photos that were deleted. */
  onGone: (ids: readonly string[]) => void;
}

const icon = { size: 16, strokeWidth: 1.75 };
type Question = 'assign' | 'report' | 'project';

/** Returns the actions for the bar of the selected photos, and the dialog or the failure that follows. */
export function usePhotoBulk({ property, fiscalYear, selection, onGone }: BulkOptions) {
  const [asked, setAsked] = useState<Question | null>(null);
  const { propertyId, viewerCan } = property;
  const calls = useBulkCalls({ propertyId, selection, onGone, onDone: () => setAsked(null) });
  const actions: BulkAction[] = [
    { id: 'assign', label: 'Assign', icon: <Link2 {...icon} />, onSelect: () => setAsked('assign') },
    { id: 'report', label: 'Report', icon: <FileImage {...icon} />, onSelect: () => setAsked('report') },
    {
      id: 'project',
      label: 'Add to project',
      icon: <Hammer {...icon} />,
      onSelect: () => setAsked('project'),
    },
    { id: 'download', label: 'Download', icon: <Download {...icon} />, onSelect: calls.download },
    {
      id: 'delete',
      label: 'Delete',
      icon: <Trash2 {...icon} />,
      destructive: true,
      onSelect: calls.remove,
    },
  ];
  const isOffered: Record<string, boolean> = {
    assign: viewerCan.editPhotos,
    report: viewerCan.editPhotos,
    project: viewerCan.editProjects,
    download: true,
    delete: viewerCan.deletePhotos,
  };
  const what = counted(selection.ids.size, 'photo');
  const dialog = { what, busy: calls.isBusy, onClose: () => setAsked(null) };
  return {
    actions: actions
      .filter(({ id }) => isOffered[id])
      .map((action) => ({ ...action, disabled: calls.isBusy })),
    question: (
      <>
        {asked === 'assign' && (
          <AssignDialog {...dialog} {...{ propertyId, fiscalYear }} onAssign={calls.assign} />
        )}
        {asked === 'report' && <ReportDialog {...dialog} onChoose={calls.report} />}
        {asked === 'project' && (
          <ProjectDialog {...dialog} propertyId={propertyId} onChoose={calls.addToProject} />
        )}
        {calls.failure && <BulkError {...calls.failure} what="photos" onClose={calls.forget} />}
      </>
    ),
  };
}
