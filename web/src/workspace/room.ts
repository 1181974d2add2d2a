import { Users } from 'lucide-react';
import { paths } from '../app/paths';
import type { Room } from '../app/room';

export const workspaceRoom = {
  screens: {
    workspaceUsers: { load: () => import('./users/WorkspaceUsersPage').then((m) => m.WorkspaceUsersPage) },
    workspaceInvites: {
      load: () => import('./invites/WorkspaceInvitesPage').then((m) => m.WorkspaceInvitesPage),
    },
    workspaceSettings: {
      load: () => import('./settings/WorkspaceSettingsPage').then((m) => m.WorkspaceSettingsPage),
    },
  },
  workspaceLinks: [
    {
      key: 'users',
      label: 'Users and invites',
      icon: Users,
      position: 20,
      to: paths.workspaceUsers,
      shortcut: 'u',
      isCurrent: (pathname) => pathname.startsWith('/useraccount/workspace/'),
      isShown: ({ viewerCan }) => viewerCan.manageWorkspace,
    },
  ],
} satisfies Room;
