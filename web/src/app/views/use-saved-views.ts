import { savedViewsOf, type SavedView } from '@roofline/schema/portfolio-analytics/saved-view';
import { useApolloClient } from '@apollo/client/react';
import { useSaveListSettingsMutation } from '../list/ListSettings.generated';
import { SavedViewsDocument, useSavedViewsQuery } from './SavedViews.generated';

/** The setting that stores a user's views of some data. */
export interface ViewsOf {
  a: 'portfolio-analytics' | 'properties';
  b: string;
}

/** Returns the viewer's saved views, which no one else sees, and a function that changes them. */
export function useSavedViews({ a, b }: ViewsOf) {
  const client = useApolloClient();
  const query = useSavedViewsQuery({ variables: { a, b } });
  const [send] = useSaveListSettingsMutation();
  /** Changes the views as they are now, also where another tab of the same user changed them since. */
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
