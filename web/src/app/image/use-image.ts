import type { StoreObject } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { NotSaved, refusedFor, type Answer } from '../save/outcome';
import { imageProblem, uploadFile } from '../upload/upload-file';
import { useSave } from '../save/use-save';

/** `Saved` is what the service answers to an upload: the owner of the image, with the image's address in a field. */
export interface ImageOwner<Saved extends { version: number }> {
  /** Where a file is sent: `/upload/profile-photo`. */
  uploadPath: string;
  /** The owner in the cache: its type and its key. */
  entity: StoreObject;
  /** The field that has the image, in the answer and in the cache. */
  field: keyof Saved & string;
  sendRemoval: () => Promise<Answer>;
  words: { saved: string; saveFailed?: string; removed: string };
  /** Others show the image too: read them again. */
  onChanged?: () => Promise<unknown>;
  /** The service knows something newer: read the owner again. */
  onRefused: () => Promise<unknown>;
}

/** Puts what an upload answered where the owner is shown. */
function useShow<Saved extends { version: number }>({ entity, field }: ImageOwner<Saved>) {
  const { cache } = useApolloClient();
  return (saved: Saved) =>
    cache.modify<Record<string, unknown>>({
      id: cache.identify(entity),
      fields: { [field]: () => saved[field], version: () => saved.version },
    });
}

/** Upload and removal of the one image of a user, a workspace or a property. Both are saved at once. */
export function useImage<Saved extends { version: number }>(owner: ImageOwner<Saved>) {
  const { words, onChanged } = owner;
  const show = useShow(owner);
  const uploading = useSave({
    send: async (file: File) => {
      const wrong = imageProblem(file);
      if (wrong) throw new NotSaved(refusedFor([wrong]));
      return uploadFile<Saved>(owner.uploadPath, file);
    },
    done: words.saved,
    failed: words.saveFailed,
    onSaved: (saved) => {
      show(saved);
      return onChanged?.();
    },
  });
  const removing = useSave({
    send: () => owner.sendRemoval(),
    done: words.removed,
    onSaved: onChanged,
    onOutdated: owner.onRefused,
  });
  return {
    upload: async (file: File) => {
      removing.forget();
      await uploading.save(file);
    },
    remove: async () => {
      uploading.forget();
      await removing.save(null);
    },
    uploading: uploading.saving,
    removing: removing.saving,
    problems: [...uploading.problems, ...removing.problems],
  };
}
