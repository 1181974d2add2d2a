import type { SameNameChoice } from '@roofline/schema/file/file';
import { fileLimits, nameKey } from '@roofline/schema/file/names';
import { FILE_TOO_LARGE } from '@roofline/schema/value/problem';
import { useRef, useState } from 'react';
import { uploadFile } from '../../app/upload/upload-file';
import { useUploads } from '../../app/upload/use-uploads';
import { counted } from '../../ui/format/count';
import { useFilesChanged } from '../model/files-changed';
import { ALL_FILES } from '../model/folder-tree';
import type { FileItem, Folder } from '../model/use-files';
import { SameNameDialog, type Taken } from './SameNameDialog';

interface UploadsOptions {
  propertyId: string;
  /** Where they go; null is the top. */
  folder: Folder | null;
  /** What is there already, as far as it is known. */
  files: readonly FileItem[];
}

function addressOf(propertyId: string, folderId: string | undefined, onSameName: SameNameChoice): string {
  const query = new URLSearchParams({ ...(folderId ? { folderId } : {}), onSameName });
  return `/upload/file/${propertyId}?${query.toString()}`;
}

const problemOf = (file: File) => (file.size > fileLimits.fileBytes ? FILE_TOO_LARGE : null);

/** Sends files to the folder on screen; a name that is taken there is asked about first. */
export function useFileUploads({ propertyId, folder, files }: UploadsOptions) {
  const [taken, setTaken] = useState<Taken | null>(null);
  const choices = useRef(new WeakMap<File, SameNameChoice>());
  const filesChanged = useFilesChanged(propertyId);
  const where = folder?.folderName ?? ALL_FILES;
  const { add } = useUploads({
    problemOf,
    send: async (file, sending) => {
      const path = addressOf(propertyId, folder?.folderId, choices.current.get(file) ?? 'refuse');
      return uploadFile(path, file, sending, { part: 'files' }).catch((refused: unknown) => {
        // What stands in the way came since the folder was read: the next try is asked about it.
        void filesChanged();
        throw refused;
      });
    },
    onSaved: filesChanged,
    done: (count) => `${counted(count, 'file')} uploaded to ${where}`,
  });
  const send = (chosen: readonly File[]) => {
    if (chosen.length > 0) add(chosen);
  };
  return {
    add(chosen: readonly File[]) {
      const names = new Set(files.map(({ fileName }) => nameKey(fileName)));
      const isTaken = ({ name }: File) => names.has(nameKey(name));
      send(chosen.filter((file) => !isTaken(file)));
      const clashing = chosen.filter(isTaken);
      if (clashing.length > 0) setTaken({ files: clashing, where });
    },
    question: taken && (
      <SameNameDialog
        key={taken.files[0]!.name}
        taken={taken}
        onAnswer={(answered, choice, rest) => {
          for (const file of answered) choices.current.set(file, choice);
          send(answered);
          setTaken(rest.length > 0 ? { ...taken, files: rest } : null);
        }}
        onSkip={(rest) => setTaken(rest.length > 0 ? { ...taken, files: rest } : null)}
      />
    ),
  };
}
