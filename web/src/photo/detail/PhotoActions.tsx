import { chakra } from '@chakra-ui/react';
import { Download, Star, Trash2 } from 'lucide-react';
import { useSave } from '../../app/save/use-save';
import { Button } from '../../ui/action/Button';
import { IconButton } from '../../ui/action/IconButton';
import { colorVar } from '../../ui/color/tokens';
import { Menu } from '../../ui/overlay/Menu';
import { useDeletePhotoMutation, useSetPrimaryPhotoMutation } from '../data/PhotoCommands.generated';
import type { PhotoItem } from '../data/use-photo-list';

export interface PhotoActionsProps {
  photo: PhotoItem;
  onDeleted: () => void;
  reload: () => unknown;
}

const icon = { size: 16, strokeWidth: 1.75 };

/** The buttons under the picture: download it, make it the primary photo of a component, delete it. */
export function PhotoActions({ photo, onDeleted, reload }: PhotoActionsProps) {
  const { viewerCan } = photo;
  const [remove] = useDeletePhotoMutation();
  const { propertyPhotoId, version } = photo;
  const deleting = useSave({
    send: () => remove({ variables: { input: { propertyPhotoId, version } } }),
    failed: (problem) => problem,
    onSaved: onDeleted,
    onOutdated: reload,
  });
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <DownloadButton photo={photo} />
      {viewerCan.edit && <PrimaryButton photo={photo} reload={reload} />}
      {viewerCan.delete && (
        <IconButton
          label="Delete photo"
          tone="danger"
          style={FRAMED}
          icon={<Trash2 {...icon} />}
          disabled={deleting.saving}
          onClick={() => void deleting.save(undefined)}
        />
      )}
    </chakra.div>
  );
}

const FRAMED = {
  minWidth: '34px',
  minHeight: '34px',
  marginInlineStart: 'auto',
  color: colorVar('danger.fg'),
  border: `1px solid ${colorVar('border.strong')}`,
} as const;

/** Downloads the picture; where the file can't be read, its uploader gets that file back. */
function DownloadButton({ photo }: Pick<PhotoActionsProps, 'photo'>) {
  const { imageState, viewerCan, originalFileUrl, fileName, propertyPhotoId } = photo;
  if (!viewerCan.download) {
    const title = imageState === 'beingMade' ? 'The picture is still being prepared' : undefined;
    return (
      <Button disabled title={title} icon={<Download {...icon} />}>
        Download
      </Button>
    );
  }
  const isFile = imageState === 'failed';
  return (
    <Button asChild>
      <a
        href={isFile ? `/download/photo/${propertyPhotoId}/original?download` : originalFileUrl}
        download={fileName}
      >
        <Download {...icon} aria-hidden />
        {isFile ? 'Download file' : 'Download'}
      </a>
    </Button>
  );
}

/** Makes the photo the primary one of its component; with several components, a menu asks of which. */
function PrimaryButton({ photo, reload }: Pick<PhotoActionsProps, 'photo' | 'reload'>) {
  const { propertyComponents, isPrimaryOf, propertyPhotoId } = photo;
  const [setPrimary] = useSetPrimaryPhotoMutation();
  const { save, saving } = useSave({
    send: (propertyComponentId: string) =>
      setPrimary({ variables: { input: { propertyComponentId, propertyPhotoId } } }),
    done: 'Primary photo set',
    failed: (problem) => problem,
    onOutdated: reload,
  });
  const others = propertyComponents.filter((line) => !isPrimaryOf.includes(line.propertyComponentId));
  const isPrimary = propertyComponents.length > 0 && others.length === 0;
  const button = {
    icon: <Star {...icon} fill={isPrimary ? 'currentColor' : 'none'} />,
    disabled: saving || others.length === 0,
    title: propertyComponents.length === 0 ? 'Assign a component first' : undefined,
    children: isPrimary ? 'Primary photo' : 'Set as primary',
  };
  const [only] = others;
  if (others.length < 2 || !only)
    return <Button {...button} onClick={() => only && void save(only.propertyComponentId)} />;
  return (
    <Menu
      label="Primary photo of"
      align="start"
      trigger={<Button {...button} />}
      items={others.map(({ propertyComponentId, name }) => ({
        id: propertyComponentId,
        label: `Of ${name}`,
        onSelect: () => void save(propertyComponentId),
      }))}
    />
  );
}
