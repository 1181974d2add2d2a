import { useCallback, useEffect, useRef } from 'react';
import type { SelectedProperty } from '../app/selection/selection';
import { useShortcuts } from '../app/shortcuts';
import { useAdding } from '../app/use-adding';
import { WithDetailPane } from '../ui/detail-pane/DetailPane';
import { usePhotoBulk } from './bulk/use-photo-bulk';
import type { usePhotoAddress } from './data/photo-address';
import { usePhotoList } from './data/use-photo-list';
import { PhotoPane } from './detail/PhotoPane';
import type { GridHandle } from './grid/PhotoGrid';
import { LibraryBody } from './library/LibraryBody';
import { LibraryHeader } from './library/LibraryHeader';
import { SelectionLine } from './library/SelectionLine';
import { useClosing } from './library/use-closing';
import { PhotoToolbar } from './grid/PhotoToolbar';
import { usePhotoSelection } from './grid/use-photo-selection';
import { PhotoDrop, type PhotoDropHandle } from './upload/PhotoDrop';
import { usePhotoUploads } from './upload/use-photo-uploads';

export interface PhotoLibraryProps {
  property: SelectedProperty;
  fiscalYear: number;
  address: ReturnType<typeof usePhotoAddress>;
}

/** All photos of a property: the filters, the grid, the actions for the selected ones, and the open photo beside it. */
export function PhotoLibrary({ property, fiscalYear, address }: PhotoLibraryProps) {
  const { propertyId, viewerCan } = property;
  const { filter, openId } = address;
  const photos = usePhotoList(propertyId, filter);
  const { list } = photos;
  const selection = usePhotoSelection(list, photos.variables);
  const grid = useRef<GridHandle>(null);
  const drop = useRef<PhotoDropHandle>(null);
  const { add } = usePhotoUploads(propertyId, filter);
  const closing = useClosing({ propertyId, photos, address, grid });
  const { actions, question } = usePhotoBulk({ property, fiscalYear, selection, onGone: closing.gone });
  useAskForPhotos(drop, viewerCan.addPhotos);
  const isEmpty = list?.total === 0 && !address.isFiltered;
  return (
    <PhotoDrop
      handle={drop}
      target={filter.propertyComponentId === null ? property.name : 'the component'}
      disabled={!viewerCan.addPhotos}
      onFiles={add}
    >
      <WithDetailPane
        pane={
          openId !== null && (
            <PhotoPane
              propertyPhotoId={openId}
              {...{ list, fiscalYear }}
              onOpen={closing.open}
              onClose={closing.close}
              onDeleted={closing.deleted}
            />
          )
        }
      >
        <LibraryHeader {...{ property, list, drop }} onTrash={() => address.showTrash(true)} />
        {selection.isOn && <SelectionLine selection={selection} actions={actions} />}
        {!selection.isOn && !isEmpty && (
          <PhotoToolbar
            {...{ propertyId, fiscalYear, address }}
            onSelect={list && list.total > 0 ? selection.start : null}
            total={list?.total ?? 0}
          />
        )}
        <LibraryBody
          {...{ photos, selection, openId, grid, drop }}
          canAdd={viewerCan.addPhotos}
          onOpen={(photo) => address.open(photo.propertyPhotoId)}
          onClearFilters={address.isFiltered ? address.clear : undefined}
        />
      </WithDetailPane>
      {question}
    </PhotoDrop>
  );
}

/** Asks for photos by the key `c`, and from the command palette, which leads here with `?add=1`. */
function useAskForPhotos(drop: { current: PhotoDropHandle | null }, canAdd: boolean) {
  const [isAdding, setAdding] = useAdding();
  const ask = useCallback(() => canAdd && drop.current?.choose(), [canAdd, drop]);
  useShortcuts({ c: () => void ask() });
  useEffect(() => {
    if (!isAdding) return;
    setAdding(false);
    ask();
    // Once for each `?add=1`.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isAdding]);
}
