import type { SameNameChoice } from '@roofline/schema/file/file';
import { fileLimits, nameKey } from '@roofline/schema/file/names';
import { FILE_TOO_LARGE } from '@roofline/schema/problem/sentences';
import { useEffect, useRef, useState } from 'react';
import { NotSaved } from '../../app/save/outcome';
import { uploadFile } from '../../app/upload/upload-file';
import { useUploads } from '../../app/upload/use-uploads';
import { counted } from '../../ui/format/count';
import { useFilesChanged } from '../model/files-changed';
import { ALL_FILES } from '../model/folder-tree';
import type { FileItem, Folder } from '../model/use-files';
import { SameNameDialog } from './SameNameDialog';

interface UploadsOptions {
  propertyId: string;
  /** The folder that they go to; null is the top. */
  folder: Folder | null;
  /** The files on screen; those that a search found may be in other folders. */
  files: readonly FileItem[];
}

function addressOf(propertyId: string, folderId: string | undefined, onSameName: SameNameChoice): string {
  const query = new URLSearchParams({ ...(folderId ? { folderId } : {}), onSameName });
  return `/upload/file/${propertyId}?${query.toString()}`;
}

const problemOf = (file: File) => (file.size > fileLimits.fileBytes ? FILE_TOO_LARGE : null);

const isNameTaken = (error: unknown) =>
  error instanceof NotSaved && error.refusal.errors.some(({ code }) => code === 'sameName');

/** Asks, one file after the other, what to do with those whose names are taken; null leaves a file out. */
function useSameName(where: string) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const waiting = useRef(new Map<File, (choice: SameNameChoice | null) => void>());
  // A question that no one can answer any more leaves its file out.
  useEffect(() => {
    const { current } = waiting;
    return () => current.forEach((answer) => answer(null));
  }, []);
  const answer = (answered: readonly File[], choice: SameNameChoice | null) => {
    setFiles((asked) => asked.filter((file) => !answered.includes(file)));
    for (const file of answered) {
      waiting.current.get(file)?.(choice);
      waiting.current.delete(file);
    }
  };
  return {
    ask: (file: File) =>
      new Promise<SameNameChoice | null>((resolve) => {
        waiting.current.set(file, resolve);
        setFiles((asked) => [...asked, file]);
      }),
    question: files.length > 0 && (
      <SameNameDialog key={files[0]!.name} files={files} where={where} onAnswer={answer} />
    ),
  };
}

/** Uploads files to the folder on screen, and asks about names that are taken there: before sending, where that is known. */
export function useFileUploads({ propertyId, folder, files }: UploadsOptions) {
  const choices = useRef(new WeakMap<File, SameNameChoice>());
  const filesChanged = useFilesChanged(propertyId);
  const where = folder?.folderName ?? ALL_FILES;
  const { ask, question } = useSameName(where);
  const folderId = folder?.folderId;
  const { add } = useUploads({
    problemOf,
    send: async (file, sending) => {
      const sent = async (choice: SameNameChoice) =>
        uploadFile(addressOf(propertyId, folderId, choice), file, sending, { part: 'files' });
      try {
        return await sent(choices.current.get(file) ?? 'refuse');
      } catch (refused) {
        // Another file of this name has come since the folder was read.
        const choice = isNameTaken(refused) ? await ask(file) : null;
        if (choice === null) throw refused;
        return sent(choice);
      }
    },
    onSaved: filesChanged,
    done: (count) => `${counted(count, 'file')} uploaded to ${where}`,
  });
  return {
    add(chosen: readonly File[]) {
      const there = files.filter((file) => file.folderId === (folderId ?? null));
      const names = new Set(there.map(({ fileName }) => nameKey(fileName)));
      const isTaken = ({ name }: File) => names.has(nameKey(name));
      const free = chosen.filter((file) => !isTaken(file));
      if (free.length > 0) add(free);
      void Promise.all(
        chosen.filter(isTaken).map(async (file) => {
          const choice = await ask(file);
          if (choice !== null) choices.current.set(file, choice);
          return choice === null ? [] : [file];
        }),
      ).then((answered) => {
        if (answered.flat().length > 0) add(answered.flat());
      });
    },
    question,
  };
}
