import { chakra } from '@chakra-ui/react';
import type { PhotoInput } from '@roofline/schema/photo/photo';
import { useState } from 'react';
import { EditForm } from '../../app/edit/EditForm';
import { useReading } from '../../app/edit/use-reading';
import { FieldSections } from '../../app/fields/FieldSections';
import { useSave } from '../../app/save/use-save';
import { Button } from '../../ui/action/Button';
import { usePhotosReread } from '../data/photos-changed';
import { photoName } from '../data/photo-words';
import { useUpdatePhoto } from '../data/use-edit-photo';
import type { PhotoItem } from '../data/use-photo-list';
import { saysTheSame, usePhotoForm } from './photo-fields';

export interface PhotoFormProps {
  photo: PhotoItem;
  /** Reads the photo again: someone else saved first. */
  reload: () => Promise<PhotoItem | null>;
}

/** Description, date and place, edited in place. A newer version replaces them as long as nothing is typed. */
export function PhotoForm({ photo, reload }: PhotoFormProps) {
  // A switch or a chip beside the form makes a new version of the photo too.
  const { start, round, begin, setDirty } = useReading(photo, saysTheSame);
  return <Fields key={round} start={start} onBegin={begin} onDirty={setDirty} reload={reload} />;
}

interface FieldsProps extends Pick<PhotoFormProps, 'reload'> {
  start: PhotoItem;
  onBegin: (photo: PhotoItem) => void;
  onDirty: (isDirty: boolean) => void;
}

type SavingOptions = Pick<FieldsProps, 'start' | 'onBegin' | 'reload'> & {
  form: ReturnType<typeof usePhotoForm>;
};

/** Saves the values of the form; the photo's other values stay as they were last read, or as switch and chips saved them. */
function useSavePhoto({ start, form, onBegin, reload }: SavingOptions) {
  const update = useUpdatePhoto();
  const reread = usePhotosReread();
  return useSave({
    send: ({ description, takenDate, latitude, longitude }: PhotoInput) =>
      update(start, { description, takenDate, latitude, longitude }),
    form,
    fields: form.names,
    done: 'Photo saved',
    onSaved({ photo }) {
      if (photo) onBegin(photo);
      reread();
    },
    loadNewer: async () => {
      const newer = await reload();
      if (newer) onBegin(newer);
    },
  });
}

/** One edit, from a reading to its save or cancel. */
function Fields({ start, onBegin, onDirty, reload }: FieldsProps) {
  const canEdit = start.viewerCan.edit;
  const form = usePhotoForm(start, !canEdit);
  const [isFactsOpen, setFactsOpen] = useState(false);
  const saving = useSavePhoto({ start, form, onBegin, reload });
  return (
    <EditForm
      name={photoName(start)}
      part="photo"
      {...{ form, saving, onDirty }}
      onCancel={() => onBegin(start)}
    >
      <FieldSections form={form} part="words" />
      {isFactsOpen ? (
        <FieldSections form={form} part="facts" />
      ) : (
        canEdit && (
          <chakra.div mt="-2">
            <Button variant="link" size="sm" onClick={() => setFactsOpen(true)}>
              Edit date and location
            </Button>
          </chakra.div>
        )
      )}
    </EditForm>
  );
}
