import {
  Building2,
  ChartLine,
  FileChartColumn,
  Layers,
  LayoutDashboard,
  Settings2,
  Users,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../app/paths';
import type { SelectedProperty, Viewer } from '../../app/selection/selection';

export interface NavItem {
  key: string;
  label: string;
  to: string;
  icon: ReactNode;
  /** Second key of the shortcut `g …`. */
  shortcut: string;
  /** Is the address a page of this item? */
  isCurrent: (pathname: string) => boolean;
  /** Pages under it, shown while one of them is open. */
  children?: NavChild[];
}

export interface NavChild {
  key: string;
  label: string;
  to: string;
}

const REPORTS: NavChild[] = [
  { key: 'percent-funded', label: 'Percent funded', to: paths.percentFundedReport },
  { key: 'expenditures', label: 'Anticipated expenditures', to: paths.anticipatedExpendituresReport },
  { key: 'inventory', label: 'Component inventory', to: paths.componentInventoryReport },
];

const icon = { size: 17, strokeWidth: 1.75 } as const;

/** Pages of the selected property that the viewer may open. What may not be opened is absent, not disabled. */
export function propertyItems(property: SelectedProperty | null): NavItem[] {
  if (property === null) return [];
  const items: (NavItem | false)[] = [
    property.viewerCan.viewDashboard && {
      key: 'dashboard',
      label: 'Dashboard',
      to: paths.dashboard,
      icon: <LayoutDashboard {...icon} />,
      shortcut: 'd',
      isCurrent: (pathname) => pathname === paths.dashboard,
    },
    property.viewerCan.viewDashboard &&
      property.allowPlanning && {
        key: 'plans',
        label: 'Plans',
        to: paths.plans,
        icon: <ChartLine {...icon} />,
        shortcut: 'p',
        isCurrent: (pathname) => pathname === paths.plans || pathname.startsWith('/useraccount/plan/'),
      },
    property.viewerCan.viewComponents && {
      key: 'components',
      label: 'Components',
      to: paths.components,
      icon: <Layers {...icon} />,
      shortcut: 'c',
      isCurrent: (pathname) => pathname.startsWith(paths.components),
    },
    property.viewerCan.viewDashboard && {
      key: 'reports',
      label: 'Reports',
      to: paths.percentFundedReport,
      icon: <FileChartColumn {...icon} />,
      shortcut: 'r',
      isCurrent: (pathname) => pathname.startsWith('/useraccount/reports/'),
      children: REPORTS,
    },
    property.viewerCan.viewDetails && {
      key: 'settings',
      label: 'Property settings',
      to: paths.propertyDetails(property.propertyId),
      icon: <Settings2 {...icon} />,
      shortcut: 's',
      isCurrent: (pathname) => pathname.startsWith('/useraccount/properties/details/'),
    },
  ];
  return items.filter((item) => item !== false);
}

/** Pages of the workspace that the viewer may open. */
export function workspaceItems({ viewerCan }: Viewer): NavItem[] {
  const items: (NavItem | false)[] = [
    {
      key: 'properties',
      label: 'Properties',
      to: paths.properties,
      icon: <Building2 {...icon} />,
      shortcut: 'l',
      isCurrent: (pathname) => pathname === paths.properties,
    },
    viewerCan.manageWorkspace && {
      key: 'users',
      label: 'Users and invites',
      to: paths.workspaceUsers,
      icon: <Users {...icon} />,
      shortcut: 'u',
      isCurrent: (pathname) => pathname.startsWith('/useraccount/workspace/'),
    },
  ];
  return items.filter((item) => item !== false);
}
