import { analyticsViewsOf } from '@roofline/schema/portfolio-analytics/saved-view';
import { AnalyticsFiles } from '../AnalyticsFiles';
import { AnalyticsFrame } from '../AnalyticsFrame';
import { SavedViews } from '../../app/views/SavedViews';
import { AssociationsView } from './AssociationsView';
import { useAssociationView } from './use-associations';

const DOCUMENTS = { xlsx: 'associationsXlsx', pdf: 'associationsPdf' } as const;

function AssociationFiles({ workspaceId }: { workspaceId: string }) {
  const { view } = useAssociationView();
  return <AnalyticsFiles title="Associations" documents={DOCUMENTS} of={{ workspaceId, view }} />;
}

/** `portfolio-analytics/associations`. */
export function AssociationsPage() {
  return (
    <AnalyticsFrame
      tab="associations"
      actions={({ workspaceId }) => (
        <>
          <SavedViews
            key={workspaceId}
            of={analyticsViewsOf(workspaceId)}
            page="associations"
            weeklyOf={workspaceId}
          />
          <AssociationFiles workspaceId={workspaceId} />
        </>
      )}
    >
      {({ workspaceId }) => <AssociationsView key={workspaceId} workspaceId={workspaceId} />}
    </AnalyticsFrame>
  );
}
