import { savedViewsOf, type SavedView } from '@roofline/schema/portfolio-analytics/saved-view';
import { useApolloClient } from '@apollo/client/react';
import { useSaveListSettingsMutation } from '../list/ListSettings.generated';
import { SavedViewsDocument, useSavedViewsQuery } from './SavedViews.generated';

/** Where a person's views of something are kept. */
export interface ViewsOf {
  a: 'portfolio-analytics' | 'properties';
  b: string;
}

/** The views that the viewer keeps. Nobody else sees them. */
export function useSavedViews({ a, b }: ViewsOf) {
  const client = useApolloClient();
  const query = useSavedViewsQuery({ variables: { a, b } });
  const [send] = useSaveListSettingsMutation();
  /** Changes the views as they are now, also where another tab of the same person changed them since. */
  const change = async (to: (views: readonly SavedView[]) => readonly SavedView[]) => {
    const { data } = await client.query({
      query: SavedViewsDocument,
      variables: { a, b },
      fetchPolicy: 'network-only',
    });
    const views = to(savedViewsOf(data?.kept.value));
    return send({ variables: { input: { a, b, value: { views } } } });
  };
  return { views: savedViewsOf(query.data?.kept.value), isLoaded: query.data !== undefined, change };
}
