import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { Shell } from '../shell/Shell';
import { RequireAbility } from './guards';
import { paths, patterns } from '../app/paths';
import { RouteError } from './RouteError';

/** A page of its own chunk, loaded when its address is first opened. */
function page(load: () => Promise<{ Component: React.ComponentType }>): Pick<RouteObject, 'lazy'> {
  return { lazy: load };
}

const people: RouteObject[] = [
  {
    path: patterns.profile,
    ...page(() => import('./pages/ProfilePage').then((m) => ({ Component: m.ProfilePage }))),
  },
  {
    path: patterns.editProfile,
    ...page(() => import('../user/profile/EditProfilePage').then((m) => ({ Component: m.EditProfilePage }))),
  },
  {
    path: patterns.changePassword,
    ...page(() =>
      import('../account/password/ChangePasswordPage').then((m) => ({ Component: m.ChangePasswordPage })),
    ),
  },
  {
    path: patterns.userSettings,
    ...page(() => import('./pages/UserSettingsPage').then((m) => ({ Component: m.UserSettingsPage }))),
  },
  {
    path: patterns.workspaceUsers,
    ...page(() =>
      import('../workspace/users/WorkspaceUsersPage').then((m) => ({ Component: m.WorkspaceUsersPage })),
    ),
  },
  {
    path: patterns.workspaceInvites,
    ...page(() =>
      import('../workspace/invites/WorkspaceInvitesPage').then((m) => ({
        Component: m.WorkspaceInvitesPage,
      })),
    ),
  },
  {
    path: patterns.workspaceSettings,
    ...page(() =>
      import('../workspace/settings/WorkspaceSettingsPage').then((m) => ({
        Component: m.WorkspaceSettingsPage,
      })),
    ),
  },
];

const reports: RouteObject[] = [
  {
    path: patterns.percentFundedReport,
    ...page(() =>
      import('../report/percent-funded/PercentFundedPage').then((m) => ({
        Component: guarded('viewDashboard', m.PercentFundedPage),
      })),
    ),
  },
  {
    path: patterns.anticipatedExpendituresReport,
    ...page(() =>
      import('../report/expenditures/ExpendituresPage').then((m) => ({
        Component: guarded('viewDashboard', m.ExpendituresPage),
      })),
    ),
  },
  {
    path: patterns.componentInventoryReport,
    ...page(() =>
      import('../report/inventory/InventoryReportPage').then((m) => ({
        Component: guarded('viewDashboard', m.InventoryReportPage),
      })),
    ),
  },
];

const pages: RouteObject[] = [
  ...people,
  ...reports,
  {
    path: patterns.properties,
    ...page(() => import('../property/PropertiesPage').then((m) => ({ Component: m.PropertiesPage }))),
  },
  {
    path: patterns.dashboard,
    ...page(() =>
      import('../dashboard/DashboardPage').then((m) => ({
        Component: guarded('viewDashboard', m.DashboardPage),
      })),
    ),
  },
  {
    path: patterns.propertyDetails,
    ...page(() =>
      import('./pages/PropertySettingsPage').then((m) => ({ Component: m.PropertySettingsPage })),
    ),
  },
  {
    path: patterns.components,
    ...page(() =>
      import('../component/ComponentsPage').then((m) => ({
        Component: guarded('viewComponents', m.ComponentsPage),
      })),
    ),
  },
  {
    path: patterns.plans,
    ...page(() =>
      import('../plan/PlansPage').then((m) => ({ Component: guarded('viewDashboard', m.PlansPage) })),
    ),
  },
  {
    path: patterns.plan,
    ...page(() =>
      import('./pages/PlanWithAnalyses').then((m) => ({
        Component: guarded('viewDashboard', m.PlanWithAnalyses),
      })),
    ),
  },
  {
    path: patterns.planDisclosure,
    ...page(() => import('../disclosure/DisclosurePage').then((m) => ({ Component: m.DisclosurePage }))),
  },
  {
    path: patterns.componentImport,
    ...page(() =>
      import('../component-import/ComponentImportPage').then((m) => ({
        Component: guarded('editComponents', m.ComponentImportPage),
      })),
    ),
  },
  {
    path: patterns.setupYear,
    ...page(() =>
      import('../year-setup/YearSetupPage').then((m) => ({
        Component: guarded('viewFinancials', m.YearSetupPage),
      })),
    ),
  },
  {
    path: patterns.reconcileYear,
    ...page(() =>
      import('../year-setup/reconcile/ReconcilePage').then((m) => ({
        Component: guarded('viewFinancials', m.ReconcilePage),
      })),
    ),
  },
  {
    path: patterns.component,
    ...page(() =>
      import('../component/ComponentPage').then((m) => ({
        Component: guarded('viewComponents', m.ComponentPage),
      })),
    ),
  },
];

function guarded(ability: Parameters<typeof RequireAbility>[0]['ability'], Page: React.ComponentType) {
  return function Guarded() {
    return (
      <RequireAbility ability={ability}>
        <Page />
      </RequireAbility>
    );
  };
}

/** Every signed-in address. What is unknown leads to the dashboard. */
export function createRouter() {
  return createBrowserRouter([
    {
      path: '/useraccount',
      element: <Shell />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <></>,
      children: [
        { errorElement: <RouteError />, children: pages },
        { index: true, element: <Navigate to={paths.dashboard} replace /> },
        { path: '*', element: <Navigate to={paths.dashboard} replace /> },
      ],
    },
    { path: '*', element: <Navigate to={paths.dashboard} replace /> },
  ]);
}
