import type { PropertyFile, StandardFolder } from '@roofline/schema/file/file';
import type { LinkedFile } from '@roofline/schema/file/linked-file';
import { fileLimits } from '@roofline/schema/file/names';
import { FILE_TOO_LARGE } from '@roofline/schema/problem/sentences';
import { chakra } from '@chakra-ui/react';
import { FolderOpen, Upload } from 'lucide-react';
import { useState } from 'react';
import { useSave } from '../../app/save/use-save';
import { useSelection } from '../../app/selection/selection';
import { uploadFile } from '../../app/upload/upload-file';
import { Button } from '../../ui/action/Button';
import { DropZone } from '../../ui/upload/DropZone';
import { useFilesChanged } from '../model/files-changed';
import { ChooseFileDialog } from './ChooseFileDialog';

/** A file of the property that a form names as its document; a form may know only its id and its name. */
export type FormDocument = Pick<LinkedFile, 'propertyFileId'> & { fileName: string | null } & Partial<
    Pick<LinkedFile, 'folderId' | 'fileSize'>
  >;

export interface AddDocumentProps {
  label: string;
  propertyId: string;
  /** The folder that uploads go to; the service creates it where it is missing. */
  folder: StandardFolder;
  onChange: (document: FormDocument | null) => void;
}

/** Offers what the user may do: uploading needs the right to edit files, choosing the right to see them. */
export function AddDocument(props: AddDocumentProps) {
  const { label, propertyId, folder, onChange } = props;
  const { property } = useSelection();
  const [tooLarge, setTooLarge] = useState(false);
  const { save, saving, problems } = useUpload(propertyId, folder, onChange);
  const choose = property?.viewerCan.viewFiles && <ChooseDocument {...props} disabled={saving} />;
  if (!property?.viewerCan.editFiles)
    return (
      <chakra.div mt="1.5">{choose || <chakra.span color="fg.muted">No document</chakra.span>}</chakra.div>
    );
  const send = ([file]: readonly File[]) => {
    setTooLarge(file!.size > fileLimits.fileBytes);
    if (file!.size <= fileLimits.fileBytes) void save(file!);
  };
  return (
    <>
      <DropZone label={`${label} to upload`} endings={[]} disabled={saving} onFiles={send} mt="1.5" p="3">
        {(open) => (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button size="sm" icon={<Upload size={15} strokeWidth={1.75} />} disabled={saving} onClick={open}>
              {saving ? 'Uploading...' : 'Upload a file'}
            </Button>
            {choose}
          </chakra.div>
        )}
      </DropZone>
      {[...(tooLarge ? [FILE_TOO_LARGE] : []), ...problems].map((line) => (
        <chakra.p key={line} role="alert" mt="1" textStyle="caption" color="danger.fg">
          {line}
        </chakra.p>
      ))}
    </>
  );
}

type ChooseDocumentProps = Pick<AddDocumentProps, 'propertyId' | 'onChange'> & { disabled: boolean };

function ChooseDocument({ propertyId, onChange, disabled }: ChooseDocumentProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Button
        size="sm"
        icon={<FolderOpen size={15} strokeWidth={1.75} />}
        disabled={disabled}
        onClick={() => setChoosing(true)}
      >
        Choose a file
      </Button>
      {isChoosing && (
        <ChooseFileDialog
          propertyId={propertyId}
          onClose={() => setChoosing(false)}
          onChoose={(file) => {
            setChoosing(false);
            onChange(file);
          }}
        />
      )}
    </>
  );
}

/** Uploads a file to the property; it stays there even if the user leaves the form without saving. */
function useUpload(propertyId: string, folder: StandardFolder, onChange: AddDocumentProps['onChange']) {
  const filesChanged = useFilesChanged(propertyId);
  const query = new URLSearchParams({ standardFolder: folder, onSameName: 'keepBoth' });
  return useSave({
    send: (file: File) =>
      uploadFile<PropertyFile[]>(
        `/upload/file/${propertyId}?${query.toString()}`,
        file,
        {},
        { part: 'files' },
      ),
    onSaved: async ([uploaded]) => {
      onChange(uploaded!);
      await filesChanged();
    },
  });
}
