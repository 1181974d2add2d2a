/** What a list needs of the answer to a query. */
export interface ListQuery<Data> {
  data?: Data;
  previousData?: Data;
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}

export interface ListAnswer<Data> {
  /** The newest answer; undefined before the first. */
  shown: Data | undefined;
  /** The old rows stand while others are on their way. */
  refreshing: boolean;
  /** Instead of rows. */
  errors: readonly string[] | undefined;
  onRetry: () => void;
}

/** One page of rows as ListPage takes it: the old ones stay until the next are there. `sentence` says what failed. */
export function listAnswer<Data>(query: ListQuery<Data>, sentence: string): ListAnswer<Data> {
  const shown = query.data ?? query.previousData;
  return {
    shown,
    refreshing: query.loading && shown !== undefined,
    errors: query.error && shown === undefined ? [sentence] : undefined,
    onRetry: () => void query.refetch().catch(() => undefined),
  };
}
