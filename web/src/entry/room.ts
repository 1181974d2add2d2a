import type { Room } from '../app/room';

/** Pages that combine several rooms. */
export const entryRoom = {
  screens: {
    profile: { load: () => import('./pages/ProfilePage').then((m) => m.ProfilePage) },
    userSettings: { load: () => import('./pages/UserSettingsPage').then((m) => m.UserSettingsPage) },
    propertyDetails: {
      load: () => import('./pages/PropertySettingsPage').then((m) => m.PropertySettingsPage),
    },
    component: {
      load: () => import('./pages/ComponentWithPhotos').then((m) => m.ComponentWithPhotos),
      ability: 'viewComponents',
    },
    project: {
      load: () => import('./pages/ProjectWithMedia').then((m) => m.ProjectWithMedia),
      ability: 'viewComponents',
    },
    plan: {
      load: () => import('./pages/PlanWithAnalyses').then((m) => m.PlanWithAnalyses),
      ability: 'viewDashboard',
    },
  },
} satisfies Room;
