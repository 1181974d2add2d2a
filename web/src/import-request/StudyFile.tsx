import { chakra } from '@chakra-ui/react';
import { ONLY_XLSX } from '@roofline/schema/import-request/import-request';
import { limits } from '@roofline/schema/value/limits';
import { FolderOpen } from 'lucide-react';
import { fileProblem } from '../app/upload/file-problem';
import { Button } from '../ui/action/Button';
import { DropZone } from '../ui/upload/DropZone';

const ENDINGS = ['.xlsx'];

/** Returns the problem of a file before it is sent; null without one. */
function studyProblem(file: { name: string; size: number }): string | null {
  return fileProblem(file, { endings: ENDINGS, maxBytes: limits.importFileBytes, wrongType: ONLY_XLSX });
}

export interface StudyFileProps {
  file: File | null;
  error: string | null;
  disabled: boolean;
  /** Called with the chosen file, or with the error of one that cannot be used. */
  onChoose: (file: File | null, error: string | null) => void;
}

/** Lets the user drop or choose one workbook. */
export function StudyFile({ file, error, disabled, onChoose }: StudyFileProps) {
  const take = ([first, ...others]: readonly File[]) => {
    if (!first) return;
    if (others.length > 0) return onChoose(null, 'Choose one file at a time.');
    const problem = studyProblem(first);
    onChoose(problem === null ? first : null, problem);
  };
  return (
    <chakra.div display="grid" gap="1.5">
      <chakra.span textStyle="label">Reserve study</chakra.span>
      <DropZone label="Reserve study" endings={ENDINGS} disabled={disabled} onFiles={take} p="4">
        {(open) => (
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <Button icon={<FolderOpen size={16} strokeWidth={1.75} />} disabled={disabled} onClick={open}>
              {file === null ? 'Choose a file' : 'Choose another file'}
            </Button>
            <chakra.span
              textStyle="table"
              color={file ? undefined : 'fg.muted'}
              overflowWrap="anywhere"
              minW="0"
            >
              {file?.name ?? 'A single .xlsx file of at most 10 MB'}
            </chakra.span>
          </chakra.div>
        )}
      </DropZone>
      {error && (
        <chakra.p role="alert" textStyle="caption" color="danger.fg">
          {error}
        </chakra.p>
      )}
    </chakra.div>
  );
}
