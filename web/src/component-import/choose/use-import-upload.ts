import type { ImportPreview } from '@roofline/schema/component-import/component-import';
import { limits } from '@roofline/schema/value/limits';
import { FILE_TOO_LARGE } from '@roofline/schema/value/problem';
import { useState } from 'react';
import { NotSaved, refusedFor } from '../../app/save/outcome';
import { uploadFile } from '../../app/upload/upload-file';
import { useSave } from '../../app/save/use-save';

const ONE_FILE = 'Choose one file at a time.';

/** Sends a chosen file to be read. Nothing of it is in the inventory yet; the answer is the id of the import. */
export function useImportUpload(props: {
  propertyId: string;
  fiscalYear: number;
  onRead: (importId: string) => void;
}) {
  const { propertyId, fiscalYear, onRead } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const { save, saving, problems } = useSave({
    send: async ([file, ...others]: readonly [File, ...File[]]) => {
      if (others.length > 0) throw new NotSaved(refusedFor([ONE_FILE]));
      if (file.size > limits.importFileBytes) throw new NotSaved(refusedFor([FILE_TOO_LARGE]));
      setChosen(file.name);
      return uploadFile<ImportPreview>(`/upload/component-import/${propertyId}/${fiscalYear}`, file);
    },
    failed: 'Component import failed',
    onSaved: ({ importId }) => onRead(importId),
  });
  const choose = async (files: readonly File[]) => {
    const [first, ...others] = files;
    if (first !== undefined) await save([first, ...others]);
  };
  return { choose, reading: saving ? chosen : null, problems };
}
