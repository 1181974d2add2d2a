import { Folder } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { NoProperty } from '../app/empty/NoProperty';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelection, type SelectedProperty } from '../app/selection/selection';
import { Button } from '../ui/action/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { FilesView } from './FilesView';
import { useFilesAddress } from './model/files-address';
import { pathTo } from './model/folder-tree';
import { useFiles } from './model/use-files';
import { DeletedFiles } from './trash/DeletedFiles';

const icon = <Folder size={24} strokeWidth={1.6} />;

/** The files of the selected property, or those that were deleted. */
export function FilesPage() {
  const { property, isPropertyLoading } = useSelection();
  const { isTrash } = useFilesAddress();
  if (!property) return isPropertyLoading ? <PageSkeleton /> : <NoProperty icon={icon} />;
  const { propertyId } = property;
  // Open folders, selection and forms belong to one property.
  return isTrash ? (
    <DeletedFiles key={propertyId} property={property} />
  ) : (
    <Files key={propertyId} property={property} />
  );
}

function Files({ property }: { property: SelectedProperty }) {
  const address = useFilesAddress();
  const { folderId, search } = address;
  const shown = useFiles({ propertyId: property.propertyId, folderId, search });
  const path = pathTo(shown.folders, folderId);
  usePageTitle(path.at(-1)?.folderName ?? 'Files');
  useBreadcrumbs([
    { label: property.name, to: property.viewerCan.viewDashboard ? paths.dashboard : undefined },
    { label: 'Files', to: paths.files() },
    ...path.map((folder) => ({ label: folder.folderName, to: paths.files(folder.folderId) })),
  ]);
  if (shown.isGone)
    return (
      <EmptyState
        icon={icon}
        text="This folder no longer exists"
        action={
          <Button asChild>
            <Link to={paths.files()}>Go to all files</Link>
          </Button>
        }
      />
    );
  return <FilesView {...{ property, address, shown }} />;
}
