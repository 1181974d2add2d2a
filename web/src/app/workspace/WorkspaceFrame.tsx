import type { ReactNode } from 'react';
import { paths } from '../paths';
import { ManagedFrame } from './ManagedFrame';
import type { ManagedWorkspace } from './use-managed-workspace';

const TABS = {
  users: { label: 'Users', title: 'Users and invites', to: paths.workspaceUsers },
  invites: { label: 'Invites', title: 'Users and invites', to: paths.workspaceInvites },
  webhooks: { label: 'Webhooks', title: 'Webhooks', to: paths.webhooks },
  activity: { label: 'Activity', title: 'Portfolio activity', to: paths.portfolioActivity },
  settings: { label: 'Settings', title: 'Portfolio settings', to: paths.workspaceSettings },
} as const;
type Tab = keyof typeof TABS;
const LIST = (Object.keys(TABS) as Tab[]).map((value) => ({ value, ...TABS[value] }));

export interface WorkspaceFrameProps {
  tab: Tab;
  /** The page's one action. */
  actions?: (workspace: ManagedWorkspace) => ReactNode;
  children: (workspace: ManagedWorkspace) => ReactNode;
}

/** Head and tabs of a workspace's own pages; redirects users who manage no workspace. */
export function WorkspaceFrame({ tab, actions, children }: WorkspaceFrameProps) {
  const { title } = TABS[tab];
  return (
    <ManagedFrame
      title={title}
      pageTitle={tab === 'invites' ? 'Invites' : title}
      tabs={LIST}
      tab={tab}
      actions={actions}
    >
      {children}
    </ManagedFrame>
  );
}
