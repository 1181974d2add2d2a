import { useEffect } from 'react';
import { usePhotosQuery } from '../data/Photos.generated';
import type { ListVariables, PhotoItem } from '../data/use-photo-list';

const AGAIN_MS = 5000;

export interface PageReaderProps {
  variables: ListVariables;
  page: number;
  onItems: (page: number, items: readonly PhotoItem[]) => void;
}

/** Reads a page of photos while it is in sight, and five seconds after a failure reads it again. Draws nothing. */
export function PageReader({ variables, page, onItems }: PageReaderProps) {
  const { data, error, refetch } = usePhotosQuery({
    variables: { ...variables, page },
    fetchPolicy: 'cache-first',
  });
  const items = data?.property?.photos.items;
  useEffect(() => {
    if (items) onItems(page, items);
  }, [onItems, page, items]);
  useEffect(() => {
    if (!error) return undefined;
    const timer = setTimeout(() => void refetch().catch(() => undefined), AGAIN_MS);
    return () => clearTimeout(timer);
  }, [error, refetch]);
  return null;
}
