import { isNotFound } from '../../app/cache/error-code';
import { usePhotoQuery } from '../data/Photos.generated';
import { useIdsBetween, type PhotoItem, type PhotoList } from '../data/use-photo-list';

/** Returns the open photo, from the list if it is in there, and the ways to the one before and after it. */
export function useOpenPhoto(
  propertyPhotoId: string,
  list: PhotoList | undefined,
  onOpen: (propertyPhotoId: string) => void,
) {
  const index = list?.indexOf(propertyPhotoId) ?? -1;
  const listed = list && index >= 0 ? list.at(index) : undefined;
  const query = usePhotoQuery({
    variables: { propertyPhotoId },
    skip: list === undefined || listed !== undefined,
  });
  const photo = listed ?? query.data?.photo ?? undefined;
  const idsBetween = useIdsBetween(list);
  const step = (to: number) => {
    if (!list || index < 0 || to < 0 || to >= list.total) return undefined;
    return () => {
      const known = list.at(to)?.propertyPhotoId;
      if (known) onOpen(known);
      // Its page was never in sight and has to be read first.
      else
        void idsBetween(to, to).then(
          ([id]) => id && onOpen(id),
          () => undefined,
        );
    };
  };
  return {
    photo: photo as PhotoItem | undefined,
    index,
    onPrevious: step(index - 1),
    onNext: step(index + 1),
    neighbours: [index - 1, index + 1].flatMap((at) => (index >= 0 ? (list?.at(at) ?? []) : [])),
    isGone: !photo && (isNotFound(query.error) || query.data?.photo === null),
    hasFailed: !photo && query.error !== undefined && !isNotFound(query.error),
    /** Reads again; null where it is gone. Rejects where the reading failed: nothing is known then. */
    reload: async () => {
      const { data } = await query.refetch({ propertyPhotoId });
      return (data?.photo as PhotoItem | null | undefined) ?? null;
    },
  };
}
