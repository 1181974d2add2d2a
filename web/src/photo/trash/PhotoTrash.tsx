import { RotateCcw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSave } from '../../app/save/use-save';
import type { SelectedProperty } from '../../app/selection/selection';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { counted } from '../../ui/format/count';
import { PageHeader } from '../../ui/layout/PageHeader';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import type { usePhotoAddress } from '../data/photo-address';
import { useErasePhotosMutation, useRestorePhotosMutation } from '../data/PhotoCommands.generated';
import { usePhotosChanged } from '../data/photos-changed';
import { usePhotoList, type PhotoList } from '../data/use-photo-list';
import { PhotoGrid, type GridHandle } from '../grid/PhotoGrid';
import { usePhotoSelection, type PhotoSelection } from '../grid/use-photo-selection';
import { SelectionLine } from '../library/SelectionLine';

export interface PhotoTrashProps {
  property: SelectedProperty;
  address: ReturnType<typeof usePhotoAddress>;
}

const lineOf = ({ trashDays }: PhotoList) =>
  `You can restore them until they are erased for good, ${counted(trashDays, 'day')} after they were deleted.`;

/** The deleted photos, to restore; those who may can erase them at once. */
export function PhotoTrash({ property, address }: PhotoTrashProps) {
  const photos = usePhotoList(property.propertyId, address.filter);
  const { list } = photos;
  const selection = usePhotoSelection(list, photos.variables);
  const grid = useRef<GridHandle>(null);
  const { actions, question } = useTrashActions(property, selection);
  return (
    <>
      <PageHeader
        title="Deleted photos"
        line={list ? lineOf(list) : '\u00A0'}
        actions={
          <Button asChild>
            <Link to={paths.photos()}>Back to photos</Link>
          </Button>
        }
      />
      {photos.hasFailed && (
        <ErrorState details={['The deleted photos could not be loaded.']} onRetry={photos.reload} />
      )}
      {!list && !photos.hasFailed && <PageSkeleton />}
      {list?.total === 0 && (
        <EmptyState icon={<Trash2 size={24} strokeWidth={1.6} />} text="No deleted photos" />
      )}
      {list && list.total > 0 && (
        <>
          <SelectionLine selection={selection} actions={actions} />
          <PhotoGrid
            list={list}
            order={photos.order}
            refreshing={photos.refreshing}
            // Nothing opens in the trash: a click selects.
            selection={{ ...selection, isOn: true }}
            openId={null}
            onOpen={(photo) => selection.toggle(list.indexOf(photo.propertyPhotoId), false)}
            onItems={photos.onItems}
            handle={grid}
            aside={null}
          />
        </>
      )}
      {question}
    </>
  );
}

const icon = { size: 16, strokeWidth: 1.75 };

function useTrashActions({ propertyId, viewerCan }: SelectedProperty, selection: PhotoSelection) {
  const [isErasing, setErasing] = useState(false);
  const [restore] = useRestorePhotosMutation();
  const [erase] = useErasePhotosMutation();
  const photosChanged = usePhotosChanged(propertyId);
  const propertyPhotoIds = [...selection.ids];
  const what = counted(propertyPhotoIds.length, 'photo');
  const over = () => {
    setErasing(false);
    selection.clear();
    photosChanged();
  };
  const call = { onSaved: over, onOutdated: photosChanged };
  const restoring = useSave({
    ...call,
    send: () => restore({ variables: { input: { propertyPhotoIds } } }),
    done: `${what} restored`,
    failed: (problem) => problem,
  });
  const erasing = useSave({
    ...call,
    send: () => erase({ variables: { input: { propertyPhotoIds } } }),
    done: `${what} erased`,
  });
  const busy = restoring.saving || erasing.saving;
  return {
    actions: [
      {
        id: 'restore',
        label: 'Restore',
        icon: <RotateCcw {...icon} />,
        disabled: busy,
        onSelect: () => void restoring.save(undefined),
      },
      ...(viewerCan.eraseMedia
        ? [
            {
              id: 'erase',
              label: 'Erase',
              icon: <Trash2 {...icon} />,
              destructive: true,
              disabled: busy,
              onSelect: () => setErasing(true),
            },
          ]
        : []),
    ],
    question: isErasing && (
      <EraseDialog what={what} {...erasing} onCancel={() => setErasing(false)} onErase={erasing.save} />
    ),
  };
}

interface EraseDialogProps {
  what: string;
  saving: boolean;
  problems: readonly string[];
  onCancel: () => void;
  onErase: (values: undefined) => unknown;
}

function EraseDialog({ what, saving, problems, onCancel, onErase }: EraseDialogProps) {
  return (
    <ConfirmDialog
      open
      title={`Erase ${what}`}
      confirmText="Erase"
      busyText="Erasing..."
      destructive
      busy={saving}
      problems={problems}
      onCancel={onCancel}
      onConfirm={() => void onErase(undefined)}
    >
      <p>This erases {what} at once, pictures included, and cannot be undone.</p>
    </ConfirmDialog>
  );
}
