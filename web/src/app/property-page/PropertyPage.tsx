import type { LucideIcon } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { useBreadcrumbs, type Crumb } from '../Breadcrumbs';
import { NoProperty } from '../empty/NoProperty';
import { usePageTitle } from '../page-title';
import { paths } from '../paths';
import { useSelection, type SelectedProperty } from '../selection/selection';

export interface PropertyPageProps {
  /** Title of the window and of the last breadcrumb. */
  title: string;
  icon: LucideIcon;
  /** Breadcrumbs between the property and the page; none by default. */
  below?: readonly Crumb[];
  /** Mounted again for another property: open forms belong to one. */
  children: (property: SelectedProperty) => ReactNode;
}

/** A page of the selected property, with the content for the time until that is known, and for no property. */
export function PropertyPage({ title, icon: Icon, below = [], children }: PropertyPageProps) {
  const { property, isPropertyLoading } = useSelection();
  usePageTitle(title);
  useBreadcrumbs([
    ...(property
      ? [{ label: property.name, to: property.viewerCan.viewDashboard ? paths.dashboard : undefined }]
      : []),
    ...below,
    { label: title },
  ]);
  if (property) return <Fragment key={property.propertyId}>{children(property)}</Fragment>;
  if (isPropertyLoading) return <PageSkeleton />;
  return <NoProperty icon={<Icon size={24} strokeWidth={1.6} />} />;
}
