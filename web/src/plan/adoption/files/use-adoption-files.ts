import { useRef, useState } from 'react';
import { uploadFile } from '../../../app/upload';
import { adoptionFileProblem } from './adoption-file';

/** Sends documents of an adoption one after another; what failed is named, the others are kept. */
export function useAdoptionFiles(planId: string, reload: () => Promise<unknown>) {
  const [sending, setSending] = useState<string | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const isSending = useRef(false);

  const sendOne = async (file: File): Promise<string[]> => {
    const wrong = adoptionFileProblem(file);
    if (wrong) return [`${file.name}: ${wrong}`];
    setSending(file.name);
    const answer = await uploadFile(`/upload/plan/${planId}/adoption-file`, file);
    return 'data' in answer ? [] : answer.problems.map((problem) => `${file.name}: ${problem}`);
  };
  const send = async (files: readonly File[]) => {
    if (isSending.current || files.length === 0) return;
    isSending.current = true;
    const failed: string[] = [];
    for (const file of files) failed.push(...(await sendOne(file)));
    isSending.current = false;
    setSending(null);
    setProblems(failed);
    await reload();
  };
  return { send, sending, problems };
}
