import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FormDialog } from '../../ui/form/FormOverlays';
import { StudyFile } from '../StudyFile';
import type { OpenedRequest } from './RequestProblems';
import { useReplaceStudy } from './use-process-request';

export interface ReplaceStudyDialogProps {
  request: OpenedRequest;
  onReload: () => Promise<unknown>;
  onClose: () => void;
}

/** Imports another workbook in place of the sent one. */
export function ReplaceStudyDialog({ request, onReload, onClose }: ReplaceStudyDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { replace, isImporting, progress, problems } = useReplaceStudy({
    request,
    onReload,
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Replace the workbook"
      width="520px"
      submitText={`Import into ${request.fiscalYear}`}
      busyText={progress?.step ?? 'Importing...'}
      busy={isImporting}
      problems={problems}
      staticBackdrop={file !== null}
      onClose={onClose}
      onSubmit={() => (file ? replace(file) : setError('Choose the file to import'))}
    >
      <StudyFile
        file={file}
        error={error}
        disabled={isImporting}
        onChoose={(chosen, problem) => {
          setFile(chosen);
          setError(problem);
        }}
      />
      <chakra.p textStyle="caption" color="fg.muted">
        {`This workbook takes the place of ${request.fileName} and is imported at once: all of its rows, or none where a row has a problem.`}
      </chakra.p>
    </FormDialog>
  );
}
