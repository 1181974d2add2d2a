import { useNavigate } from 'react-router-dom';
import { waitingImportAt } from '../app/import/ImportSteps';
import { IMPORT_FAILED, useImportEnd } from '../app/import/use-import-end';
import { paths } from '../app/paths';
import { useSave } from '../app/save/use-save';
import { nextList } from './form/sheet-words';
import { useAcceptComponentImportMutation, type ImportPreviewFragment } from './ComponentImport.generated';

/** Imports a preview, all rows or none, and opens the components or the next list of the file. */
export function useAcceptImport(preview: ImportPreviewFragment, onOutdated: () => unknown) {
  const { importId, propertyId, jobId } = preview;
  const navigate = useNavigate();
  const [mutate] = useAcceptComponentImportMutation();
  const { begin, end, progress, problems } = useImportEnd({
    propertyId,
    jobId: jobId ?? null,
    onFailed: onOutdated,
    onDone: () => {
      const next = nextList(preview);
      // A file of several lists goes on with the next one.
      if (next === null) void navigate(paths.components, { replace: true });
      else void navigate(waitingImportAt(next), { replace: true });
    },
  });
  const saving = useSave({
    send: (input: { importId: string }, idempotencyKey) =>
      mutate({ variables: { input: { ...input, idempotencyKey } } }),
    failed: IMPORT_FAILED,
    onSaved: (answer) => end(answer.job?.jobId),
    // The inventory may have changed since the preview was made.
    onOutdated,
  });
  const accept = () => {
    begin();
    void saving.save({ importId });
  };
  const isImporting = saving.saving || progress !== null;
  return { accept, isImporting, progress, problems: problems.length > 0 ? problems : saving.problems };
}
