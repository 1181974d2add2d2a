import { Bookmark } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../ui/action/Button';
import type { SavedViewsProps } from './SavedViews';

const SavedViews = lazy(() => import('./SavedViews').then((module) => ({ default: module.SavedViews })));

/** Saved views whose code comes after the list: until then the button that they are behind, in its place. */
export function LaterSavedViews(props: SavedViewsProps) {
  const waiting = (
    <Button disabled icon={<Bookmark size={15} strokeWidth={1.75} aria-hidden />}>
      Saved views
    </Button>
  );
  return (
    <Suspense fallback={waiting}>
      <SavedViews {...props} />
    </Suspense>
  );
}
