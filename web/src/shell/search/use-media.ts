import { File, Image } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';
import { paletteOption } from './palette-option';
import { usePaletteMediaQuery, type PaletteMediaQuery } from './PaletteMedia.generated';
import type { SearchGroup } from './SearchList';
import { useAskedText } from '../../ui/field/use-asked-text';

/** The most results of each kind. */
const MOST = 4;

type Media = PaletteMediaQuery['property'];
type Go = (to: string) => () => void;

function groupsOf(media: Media | undefined, go: Go): SearchGroup[] {
  const photos = (media?.photos?.items ?? []).map((photo) => {
    const { propertyPhotoId, fileName, description, propertyComponents } = photo;
    return paletteOption({
      key: propertyPhotoId,
      name: description ?? fileName,
      icon: Image,
      place: propertyComponents.map(({ name }) => name).join(', '),
      onPick: go(paths.photo(propertyPhotoId)),
    });
  });
  const files = (media?.files?.files ?? []).map((file) =>
    paletteOption({
      key: file.propertyFileId,
      name: file.fileName,
      icon: File,
      place: file.folderPath,
      onPick: go(paths.file(file)),
    }),
  );
  return [
    { label: 'Photos', options: photos },
    { label: 'Files', options: files },
  ];
}

/** Searches photos and files of the selected property like their lists: also by description, component and the text inside. */
export function useMediaGroups(text: string, onDone: () => void) {
  const { propertyId, property } = useSelection();
  const navigate = useNavigate();
  const asked = useAskedText(text);
  const withPhotos = property?.viewerCan.viewComponents ?? false;
  const withFiles = property?.viewerCan.viewFiles ?? false;
  const isAsked = text.trim() !== '' && asked !== '' && (withPhotos || withFiles);
  const { data, previousData, loading } = usePaletteMediaQuery({
    variables: { propertyId: propertyId ?? '', text: asked, atMost: MOST, withPhotos, withFiles },
    skip: !isAsked,
  });
  const shown = data ?? previousData;
  const media = isAsked ? shown?.property : undefined;
  const groups = useMemo(
    () =>
      groupsOf(media, (to) => () => {
        onDone();
        void navigate(to);
      }),
    [media, navigate, onDone],
  );
  return { groups, isLoading: isAsked && loading && shown === undefined };
}
