import { chakra } from '@chakra-ui/react';
import type { PhotoInput } from '@roofline/schema/photo/photo';
import { useEffect, useState } from 'react';
import { FieldSections } from '../../app/fields/FieldSections';
import { useSave } from '../../app/save/use-save';
import { Button } from '../../ui/action/Button';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { SaveProblems } from '../../ui/form/SaveProblems';
import { useUpdatePhotoMutation } from '../data/PhotoCommands.generated';
import { usePhotosReread } from '../data/photos-changed';
import { photoName } from '../data/photo-words';
import type { PhotoItem } from '../data/use-photo-list';
import { saysTheSame, usePhotoForm } from './photo-fields';

export interface PhotoFormProps {
  photo: PhotoItem;
  /** Reads it again: someone else saved first. */
  reload: () => Promise<PhotoItem | null>;
}

/** Description, date and place, edited in place. A newer reading takes their place as long as nothing is typed. */
export function PhotoForm({ photo, reload }: PhotoFormProps) {
  const [start, setStart] = useState({ photo, round: 0 });
  const [isDirty, setDirty] = useState(false);
  const begin = (next: PhotoItem) => {
    setStart(({ round }) => ({ photo: next, round: round + 1 }));
    setDirty(false);
  };
  // A switch or a chip beside the form makes a new version of the photo too: what is typed goes on from there.
  const isSame = saysTheSame(photo, start.photo);
  if (photo !== start.photo && isSame && photo.version > start.photo.version)
    setStart(({ round }) => ({ photo, round }));
  else if (!isDirty && !isSame && photo.version > start.photo.version) begin(photo);
  return <Fields key={start.round} start={start.photo} onBegin={begin} onDirty={setDirty} reload={reload} />;
}

interface FieldsProps extends Pick<PhotoFormProps, 'reload'> {
  start: PhotoItem;
  onBegin: (photo: PhotoItem) => void;
  onDirty: (isDirty: boolean) => void;
}

type SavingOptions = Pick<FieldsProps, 'start' | 'onBegin' | 'reload'> & {
  form: ReturnType<typeof usePhotoForm>;
};

/** Saves what the form says of the photo; the rest of it stays as it was when the edit began. */
function useSavePhoto({ start, form, onBegin, reload }: SavingOptions) {
  const [update] = useUpdatePhotoMutation();
  const reread = usePhotosReread();
  return useSave({
    send: (values: PhotoInput) => {
      const { propertyPhotoId, version, includeInPhotosReport, propertyComponents } = start;
      const propertyComponentIds = propertyComponents.map((line) => line.propertyComponentId);
      const all = { ...values, includeInPhotosReport, propertyComponentIds };
      return update({ variables: { input: { propertyPhotoId, version, values: all } } });
    },
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
  const isDirty = canEdit && form.changes.length > 0;
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const saving = useSavePhoto({ start, form, onBegin, reload });
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit(saving.save);
      }}
    >
      <DirtyGuard dirty={isDirty} name={photoName(start)} part="photo" />
      <SaveProblems {...saving} mb="0" />
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
      {isDirty && (
        <chakra.div display="flex" justifyContent="flex-end" gap="2">
          <Button onClick={() => onBegin(start)} disabled={saving.saving}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={saving.saving} busyText="Saving...">
            Save Changes
          </Button>
        </chakra.div>
      )}
    </form>
  );
}
