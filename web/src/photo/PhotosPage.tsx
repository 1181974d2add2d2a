import { Image } from 'lucide-react';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { NoProperty } from '../app/empty/NoProperty';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSelectedPair, useSelection } from '../app/selection/selection';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { usePhotoAddress } from './data/photo-address';
import { PhotoLibrary } from './PhotoLibrary';
import { PhotoTrash } from './trash/PhotoTrash';

/** The photos of the selected property, or those that were deleted. */
export function PhotosPage() {
  const { property, isPropertyLoading } = useSelection();
  const pair = useSelectedPair();
  const address = usePhotoAddress();
  const isTrash = address.filter.isDeleted;
  usePageTitle(isTrash ? 'Deleted photos' : 'Photos');
  useBreadcrumbs([
    ...(property
      ? [{ label: property.name, to: property.viewerCan.viewDashboard ? paths.dashboard : undefined }]
      : []),
    { label: 'Photos', to: isTrash ? paths.photos() : undefined },
    ...(isTrash ? [{ label: 'Deleted photos' }] : []),
  ]);
  if (!pair)
    return isPropertyLoading ? <PageSkeleton /> : <NoProperty icon={<Image size={24} strokeWidth={1.6} />} />;
  const { property: selected, fiscalYear } = pair;
  // Selection and open forms belong to one property.
  const page = { property: selected, address };
  if (isTrash) return <PhotoTrash key={selected.propertyId} {...page} />;
  return <PhotoLibrary key={selected.propertyId} {...page} fiscalYear={fiscalYear.year} />;
}
