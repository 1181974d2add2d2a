import { PortfolioActivity } from '../app/workspace/PortfolioActivity';
import { WorkspaceFrame } from '../app/workspace/WorkspaceFrame';

/** `workspace/activity`: what internal staff did to a portfolio, for its administrators. */
export const PortfolioActivityPage = () => (
  <WorkspaceFrame tab="activity">
    {({ workspaceId }) => <PortfolioActivity key={workspaceId} workspaceId={workspaceId} />}
  </WorkspaceFrame>
);
