/** The parts of a query that a list needs. */
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
  /** The old rows stay while others are loading. */
  refreshing: boolean;
  /** Errors instead of rows. */
  errors: readonly string[] | undefined;
  onRetry: () => void;
}

/** Returns a page of rows as ListPage takes it: the old ones stay until the next are there. `sentence` is the error. */
export function listAnswer<Data>(query: ListQuery<Data>, sentence: string): ListAnswer<Data> {
  const shown = query.data ?? query.previousData;
  return {
    shown,
    refreshing: query.loading && shown !== undefined,
    errors: query.error && shown === undefined ? [sentence] : undefined,
    onRetry: () => void query.refetch().catch(() => undefined),
  };
}
