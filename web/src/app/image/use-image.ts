import type { StoreObject } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { toast } from '../../ui/feedback/toast';
import { refusedOf, type Refused } from '../form-errors';
import { imageProblem, uploadFile } from '../upload';

/** `Saved` is what the service answers to an upload: the owner of the image, with the image's address in a field. */
export interface ImageOwner<Saved extends { version: number }> {
  /** Where a file is sent: `/upload/profile-photo`. */
  uploadPath: string;
  /** The owner in the cache: its type and its key. */
  entity: StoreObject;
  /** The field that has the image, in the answer and in the cache. */
  field: keyof Saved & string;
  /** Sends the removal; what was refused. */
  sendRemoval: () => Promise<Refused>;
  words: { saved: string; saveFailed?: string; removed: string; notRemoved: string };
  /** Others show the image too: read them again. */
  onChanged?: () => Promise<unknown>;
  /** The service knows something newer: read the owner again. */
  onRefused: () => Promise<unknown>;
}

/** Upload and removal of the one image of a user, a workspace or a property. Both are saved at once. */
export function useImage<Saved extends { version: number }>(owner: ImageOwner<Saved>) {
  const { words, onChanged } = owner;
  const { cache } = useApolloClient();
  const [uploading, setUploading] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);

  const show = (saved: Saved) =>
    cache.modify<Record<string, unknown>>({
      id: cache.identify(owner.entity),
      fields: { [owner.field]: () => saved[owner.field], version: () => saved.version },
    });

  const upload = async (file: File) => {
    const wrong = imageProblem(file);
    setProblems(wrong ? [wrong] : []);
    if (wrong) return;
    setUploading(true);
    const answer = await uploadFile<Saved>(owner.uploadPath, file);
    setUploading(false);
    if (!('data' in answer)) {
      if (words.saveFailed) toast.failure(words.saveFailed);
      return setProblems(answer.problems);
    }
    show(answer.data);
    toast.success(words.saved);
    await onChanged?.();
  };

  const remove = async () => {
    setRemoving(true);
    const errors = await refusedOf(owner.sendRemoval());
    setRemoving(false);
    setProblems(errors?.map((error) => error.detail) ?? [words.notRemoved]);
    if (errors === undefined) return;
    if (errors.length > 0) return void (await owner.onRefused());
    toast.success(words.removed);
    await onChanged?.();
  };

  return { upload, remove, uploading, removing, problems };
}
