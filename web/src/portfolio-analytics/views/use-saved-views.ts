import { useApolloClient } from '@apollo/client/react';
import { useSaveListSettingsMutation } from '../../app/list/ListSettings.generated';
import { PortfolioViewsDocument, usePortfolioViewsQuery } from './SavedViews.generated';
import { viewsOf, type SavedView } from './saved-view';

const A = 'portfolio-analytics';

/** The views that the viewer keeps of a workspace. Nobody else sees them. */
export function useSavedViews(workspaceId: string) {
  const client = useApolloClient();
  const b = `views-${workspaceId}`;
  const query = usePortfolioViewsQuery({ variables: { b } });
  const [send] = useSaveListSettingsMutation();
  /** Changes the views as they are now, also where another tab of the same person changed them since. */
  const change = async (to: (views: readonly SavedView[]) => readonly SavedView[]) => {
    const { data } = await client.query({
      query: PortfolioViewsDocument,
      variables: { b },
      fetchPolicy: 'network-only',
    });
    const views = to(viewsOf(data?.kept.value));
    return send({ variables: { input: { a: A, b, value: { views } } } });
  };
  return { views: viewsOf(query.data?.kept.value), isLoaded: query.data !== undefined, change };
}
