import { Hammer, Plus } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

// Everyone who sees components sees projects; a Vendor only those that they are responsible for or work on.
export const projectRoom = {
  screens: {
    projects: { load: () => import('./ProjectsPage').then((m) => m.ProjectsPage), ability: 'viewComponents' },
    projectPhases: {
      load: () => import('./PhasesPage').then((m) => m.PhasesPage),
      ability: 'viewProjects',
    },
  },
  propertyLinks: [
    {
      key: 'projects',
      label: 'Projects',
      icon: Hammer,
      position: 34,
      to: paths.projects(),
      shortcut: 'j',
      isCurrent: (pathname) => pathname.startsWith(paths.projects()),
      isShown: ({ isFeatureToggleOn, viewerCan }) => isFeatureToggleOn && viewerCan.viewComponents,
      isPhoneTab: true,
    },
  ],
  actions: [
    {
      key: 'create-project',
      label: 'Create project',
      icon: Plus,
      position: 25,
      to: `${paths.projects()}?add=1`,
      isOffered: ({ property }) =>
        property !== null && property.isFeatureToggleOn && property.viewerCan.editProjects,
    },
  ],
} satisfies Room;
