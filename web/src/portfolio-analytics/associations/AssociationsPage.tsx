import { AnalyticsFrame } from '../AnalyticsFrame';
import { AssociationsView } from './AssociationsView';

/** `portfolio-analytics/associations`. */
export function AssociationsPage() {
  return (
    <AnalyticsFrame tab="associations">
      {({ workspaceId }) => <AssociationsView key={workspaceId} workspaceId={workspaceId} />}
    </AnalyticsFrame>
  );
}
