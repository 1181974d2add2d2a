import { CombinedGraphQLErrors } from '@apollo/client';
import { useFileDetailQuery, type FileDetailQuery } from './FileDetail.generated';

export type FileDetail = NonNullable<FileDetailQuery['file']>;

const isNotFound = (error: unknown) =>
  CombinedGraphQLErrors.is(error) && error.errors.some((each) => each.extensions?.code === 'NOT_FOUND');

/** Reads a file with its versions. */
export function useFile(propertyFileId: string) {
  const query = useFileDetailQuery({ variables: { propertyFileId } });
  const file = query.data?.file as FileDetail | null | undefined;
  return {
    file: file ?? undefined,
    isGone: !query.loading && (isNotFound(query.error) || file === null),
    hasFailed: query.error !== undefined && !file,
    reload: async () => {
      const answer = await query.refetch().catch(() => null);
      return (answer?.data?.file as FileDetail | null | undefined) ?? null;
    },
  };
}
