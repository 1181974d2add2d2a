import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/action/Button';
import { useRatingBandsQuery } from './RatingBands.generated';
import { RatingBandsDialog } from './RatingBandsDialog';

/** Opens the workspace's rating bands; only for users who may set them. */
export function RatingBandsButton({ workspaceId, onSaved }: { workspaceId: string; onSaved: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useRatingBandsQuery({ variables: { workspaceId } });
  const bands = data?.ratingBands;
  if (!bands?.viewerCan.edit) return null;
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<SlidersHorizontal size={15} strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        Rating bands
      </Button>
      {isOpen && <RatingBandsDialog bands={bands} onClose={() => setOpen(false)} onSaved={onSaved} />}
    </>
  );
}
