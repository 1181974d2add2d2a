import type { ImportPreview } from '@roofline/schema/component-import';
import { limits } from '@roofline/schema/limits';
import { FILE_TOO_LARGE } from '@roofline/schema/problem';
import { useRef, useState } from 'react';
import { uploadFile } from '../../app/upload';
import { toast } from '../../ui/feedback/toast';

const ONE_FILE = 'Choose one file at a time.';

/** Sends a chosen file to be read. Nothing of it is in the inventory yet; the answer is the id of the import. */
export function useImportUpload(props: {
  propertyId: string;
  fiscalYear: number;
  onRead: (importId: string) => void;
}) {
  const [reading, setReading] = useState<string | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const isSending = useRef(false);

  const refuse = (details: string[]) => {
    setProblems(details);
    toast.failure('Component import failed');
  };
  const send = async (file: File) => {
    const answer = await uploadFile<ImportPreview>(
      `/upload/component-import/${props.propertyId}/${props.fiscalYear}`,
      file,
    );
    if ('data' in answer) props.onRead(answer.data.importId);
    else refuse(answer.problems);
  };
  const choose = async (files: readonly File[]) => {
    const [file] = files;
    if (file === undefined || isSending.current) return;
    setProblems([]);
    if (files.length > 1) return refuse([ONE_FILE]);
    if (file.size > limits.importFileBytes) return refuse([FILE_TOO_LARGE]);
    isSending.current = true;
    setReading(file.name);
    await send(file).finally(() => {
      isSending.current = false;
      setReading(null);
    });
  };
  return { choose, reading, problems };
}
