import { Camera, Images, Upload } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../ui/action/Button';
import { usePhone } from '../../ui/layout/use-media-query';
import { Menu } from '../../ui/overlay/Menu';
import type { PhotoDropHandle } from './PhotoDrop';

/** Asks for photos; on phones a menu offers the camera first. */
export function UploadButton({ drop }: { drop: RefObject<PhotoDropHandle | null> }) {
  const phone = usePhone();
  if (!phone)
    return (
      <Button
        variant="primary"
        icon={<Upload size={16} strokeWidth={1.75} />}
        onClick={() => drop.current?.choose()}
      >
        Upload photos
      </Button>
    );
  const small = { size: 16, strokeWidth: 1.75 };
  return (
    <Menu
      label="Upload photos"
      trigger={
        <Button variant="primary" aria-label="Upload photos" w="44px" h="44px" px="0">
          <Upload size={20} strokeWidth={1.6} />
        </Button>
      }
      items={[
        {
          id: 'camera',
          label: 'Take a photo',
          icon: <Camera {...small} />,
          onSelect: () => drop.current?.shoot(),
        },
        {
          id: 'files',
          label: 'Choose photos',
          icon: <Images {...small} />,
          onSelect: () => drop.current?.choose(),
        },
      ]}
    />
  );
}
