import { useState } from 'react';
import { NotSaved, outcomeOf, refusedFor } from '../../../app/save/outcome';
import { uploadFile } from '../../../app/save/upload';
import { useSave } from '../../../app/save/use-save';
import { adoptionFileProblem } from './adoption-file';

/** Sends documents of an adoption one after another; what failed is named, the others are kept. */
export function useAdoptionFiles(planId: string, reload: () => Promise<unknown>) {
  const [sending, setSending] = useState<string | null>(null);

  const sendOne = async (file: File): Promise<string[]> => {
    const wrong = adoptionFileProblem(file);
    if (wrong) return [`${file.name}: ${wrong}`];
    setSending(file.name);
    const outcome = await outcomeOf(() => uploadFile(`/upload/plan/${planId}/adoption-file`, file));
    return 'saved' in outcome ? [] : outcome.errors.map(({ detail }) => `${file.name}: ${detail}`);
  };
  const { save, problems } = useSave({
    send: async (files: readonly File[]) => {
      const failed: string[] = [];
      for (const file of files) failed.push(...(await sendOne(file)));
      setSending(null);
      if (failed.length > 0) throw new NotSaved(refusedFor(failed));
      return { data: { files } };
    },
    onSaved: reload,
    onOutdated: reload,
  });
  const send = async (files: readonly File[]) => {
    if (files.length > 0) await save(files);
  };
  return { send, sending, problems };
}
