import { AnalyticsFrame } from '../AnalyticsFrame';
import { UsersView } from './UsersView';

/** `portfolio-analytics/users`. */
export function PortfolioUsersPage() {
  return (
    <AnalyticsFrame tab="users">
      {({ workspaceId }) => <UsersView key={workspaceId} workspaceId={workspaceId} />}
    </AnalyticsFrame>
  );
}
