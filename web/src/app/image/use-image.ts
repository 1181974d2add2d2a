import type { StoreObject } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { NotSaved, refusedFor, type Answer } from '../save/outcome';
import { imageProblem, uploadFile } from '../upload/upload-file';
import { useSave } from '../save/use-save';

/** The owner of an image. `Saved` is the service's answer to an upload: the owner, with the image's address. */
export interface ImageOwner<Saved extends { version: number }> {
  /** Where a file is sent: `/upload/profile-photo`. */
  uploadPath: string;
  /** The owner in the cache: its type and its key. */
  entity: StoreObject;
  /** The field that has the image, in the answer and in the cache. */
  field: keyof Saved & string;
  sendRemoval: () => Promise<Answer>;
  words: { saved: string; saveFailed?: string; removed: string };
  /** Loads other data again that shows the image, too. */
  onChanged?: () => Promise<unknown>;
  /** Loads the owner again, because the service has newer values. */
  onRefused: () => Promise<unknown>;
}

/** Returns a function that writes the answer to an upload to the owner in the cache. */
function useShow<Saved extends { version: number }>({ entity, field }: ImageOwner<Saved>) {
  const { cache } = useApolloClient();
  return (saved: Saved) =>
    cache.modify<Record<string, unknown>>({
      id: cache.identify(entity),
      fields: { [field]: () => saved[field], version: () => saved.version },
    });
}

/** Uploads and removes the only image of a user, a workspace or a property. Both are saved at once. */
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
