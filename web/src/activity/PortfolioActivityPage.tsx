import { PortfolioActivity } from '../app/workspace/PortfolioActivity';
import { WorkspaceFrame } from '../app/workspace/WorkspaceFrame';

/** `workspace/activity`: shows a portfolio's administrators what internal staff changed in it. */
export const PortfolioActivityPage = () => (
  <WorkspaceFrame tab="activity">
    {({ workspaceId }) => <PortfolioActivity key={workspaceId} workspaceId={workspaceId} />}
  </WorkspaceFrame>
);
