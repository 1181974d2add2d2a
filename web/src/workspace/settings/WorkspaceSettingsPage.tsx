import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { WorkspaceFrame } from '../../app/workspace/WorkspaceFrame';
import { LogoSection } from './LogoSection';
import { PrivateLabelSection } from './PrivateLabelSection';
import { SettingsForm } from './SettingsForm';
import { useWorkspaceSettingsQuery } from './WorkspaceSettings.generated';

/** `workspace/settings`: names and logo. */
export function WorkspaceSettingsPage() {
  return (
    <WorkspaceFrame tab="settings">
      {(workspace) => <Settings key={workspace.workspaceId} workspaceId={workspace.workspaceId} />}
    </WorkspaceFrame>
  );
}

function Settings({ workspaceId }: { workspaceId: string }) {
  const query = useWorkspaceSettingsQuery({ variables: { workspaceId }, fetchPolicy: 'cache-and-network' });
  const settings = query.data?.workspaceSettings;
  const reload = async () => (await query.refetch()).data?.workspaceSettings;
  if (query.error && !settings)
    return (
      <ErrorState details={['The settings could not be loaded.']} onRetry={() => void query.refetch()} />
    );
  if (!settings) return <PageSkeleton />;
  return (
    <>
      <LogoSection settings={settings} onReload={reload} />
      <PrivateLabelSection {...settings} />
      <SettingsForm settings={settings} onReload={reload} />
    </>
  );
}
