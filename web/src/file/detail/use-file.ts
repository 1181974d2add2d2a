import { isNotFound } from '../../app/cache/error-code';
import { useFileDetailQuery, type FileDetailQuery } from './FileDetail.generated';

export type FileDetail = NonNullable<FileDetailQuery['file']>;

/** Reads a file with its versions. */
export function useFile(propertyFileId: string) {
  const query = useFileDetailQuery({ variables: { propertyFileId } });
  const file = query.data?.file as FileDetail | null | undefined;
  return {
    file: file ?? undefined,
    isGone: !query.loading && (isNotFound(query.error) || file === null),
    hasFailed: query.error !== undefined && !file,
    /** Reads again; null where it is gone. Rejects where the reading failed: nothing is known then. */
    reload: async () => {
      const { data } = await query.refetch();
      return (data?.file as FileDetail | null | undefined) ?? null;
    },
  };
}
