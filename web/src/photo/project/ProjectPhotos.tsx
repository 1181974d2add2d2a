import { chakra } from '@chakra-ui/react';
import { useMemo, useRef, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useSelectedPair, type SelectedProperty } from '../../app/selection/selection';
import { paths } from '../../app/paths';
import { Button } from '../../ui/action/Button';
import { WithDetailPane } from '../../ui/detail-pane/DetailPane';
import { counted } from '../../ui/format/count';
import { usePhotoBulk } from '../bulk/use-photo-bulk';
import { usePhotoAddress, type PhotoFilter } from '../data/photo-address';
import { usePhotoList } from '../data/use-photo-list';
import { PhotoPane } from '../detail/PhotoPane';
import type { GridHandle } from '../grid/PhotoGrid';
import { usePhotoSelection } from '../grid/use-photo-selection';
import { LibraryBody } from '../library/LibraryBody';
import { SelectionLine } from '../library/SelectionLine';
import { useClosing } from '../library/use-closing';
import { PhotoDrop, type PhotoDropHandle } from '../upload/PhotoDrop';
import { UploadButton } from '../upload/UploadButton';
import { usePhotoUploads } from '../upload/use-photo-uploads';

export interface ProjectPhotosProps {
  projectId: string;
  /** The viewer may add photos to the project. */
  canEdit: boolean;
}

/** The photos of a project, on its page: those that were added to it, and those of its components. */
export function ProjectPhotos(props: ProjectPhotosProps) {
  const pair = useSelectedPair();
  if (!pair) return null;
  return (
    <Photos key={props.projectId} {...props} property={pair.property} fiscalYear={pair.fiscalYear.year} />
  );
}

interface PhotosProps extends ProjectPhotosProps {
  property: SelectedProperty;
  fiscalYear: number;
}

function Photos({ projectId, canEdit, property, fiscalYear }: PhotosProps) {
  const { propertyId, viewerCan } = property;
  const address = usePhotoAddress();
  const filter = useMemo<PhotoFilter>(
    () => ({
      projectId,
      propertyComponentId: null,
      search: null,
      includeInPhotosReport: null,
      isDeleted: false,
    }),
    [projectId],
  );
  const photos = usePhotoList(propertyId, filter);
  const { list } = photos;
  const selection = usePhotoSelection(list, photos.variables);
  const grid = useRef<GridHandle>(null);
  const drop = useRef<PhotoDropHandle>(null);
  const { add } = usePhotoUploads(propertyId, filter);
  const closing = useClosing({ propertyId, photos, address, grid });
  const { actions, question } = usePhotoBulk({ property, fiscalYear, selection, onGone: closing.gone });
  const canAdd = canEdit && viewerCan.addPhotos;
  return (
    <PhotoDrop handle={drop} target="the project" disabled={!canAdd} onFiles={add}>
      <WithDetailPane
        pane={
          address.openId !== null && (
            <PhotoPane
              propertyPhotoId={address.openId}
              {...{ list, fiscalYear }}
              onOpen={closing.open}
              onClose={closing.close}
              onDeleted={closing.deleted}
            />
          )
        }
      >
        {selection.isOn ? (
          <SelectionLine selection={selection} actions={actions} />
        ) : (
          <Head total={list?.total ?? 0} drop={canAdd ? drop : null} />
        )}
        <LibraryBody
          {...{ photos, selection, grid, drop, canAdd }}
          openId={address.openId}
          onOpen={(photo) => address.open(photo.propertyPhotoId)}
        />
      </WithDetailPane>
      {question}
    </PhotoDrop>
  );
}

interface HeadProps {
  total: number;
  /** Null where the user may not add any. */
  drop: RefObject<PhotoDropHandle | null> | null;
}

/** How many photos there are, and the buttons to add more; an empty tab has its own. */
function Head({ total, drop }: HeadProps) {
  if (total === 0) return null;
  return (
    <chakra.div {...headStyle}>
      <chakra.p color="fg.muted">{counted(total, 'photo')}</chakra.p>
      {drop && (
        <chakra.div display="flex" gap="2">
          <Button asChild>
            <Link to={paths.photos()}>Choose from all photos</Link>
          </Button>
          <UploadButton drop={drop} />
        </chakra.div>
      )}
    </chakra.div>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  mb: '2',
} as const;
