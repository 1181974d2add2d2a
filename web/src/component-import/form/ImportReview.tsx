import { chakra } from '@chakra-ui/react';
import type { ImportField } from '@roofline/schema/component-import/import-fields';
import { useState } from 'react';
import { Button } from '../../ui/action/Button';
import type { JobProgress } from '../../app/job/use-followed-job';
import { ImportBar } from '../../app/upload/ImportBar';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { counted } from '../../ui/format/count';
import type { ImportPreviewFragment } from '../ComponentImport.generated';
import { Announcement } from './Announcement';
import { movedText, withField, withRow } from './mapping';
import { blockedReason, toImport } from './preview-words';
import { ReviewCards } from './cards/ReviewCards';
import { RowsCard } from './rows/RowsCard';
import { useImportReading, type ImportReading } from './use-import-reading';
import { useShownRow } from './use-shown-row';
import { Verdict } from './Verdict';

/** Saves a preview, and reports the progress. */
export interface Accepting {
  accept: () => void;
  isImporting: boolean;
  progress: JobProgress | null;
  problems: readonly string[];
}

export interface ImportReviewProps {
  preview: ImportPreviewFragment;
  accepting: Accepting;
  /** Loads the preview again after the service changed it or accepted the file. */
  onOutdated: () => void;
  /** The button beside Import. */
  leave: { label: string; onLeave: () => void };
  /** The text of the import button, where it imports more than the sheet on screen. */
  importLabel?: string;
  /** Returns why the sheet on screen cannot be imported; null where it can. */
  blocked?: (preview: ImportPreviewFragment) => string | null;
}

/** Step 2: the rows that were read, their problems, and whether the totals agree; step 3 is at the foot. */
export function ImportReview(props: ImportReviewProps) {
  const { preview, accepting, onOutdated, leave, blocked = blockedReason } = props;
  const rereading = useImportReading(preview, onOutdated);
  const { reading, change, isStale } = rereading;
  const [moved, setMoved] = useState<string | null>(null);
  const shownRow = useShownRow();
  const choose = (index: number, field: ImportField | null) => {
    setMoved(movedText(preview.columns, reading, index, field));
    change(withField(reading, index, field));
  };
  return (
    <>
      <Announcement preview={preview} isStale={isStale} moved={moved} />
      <Failures rereading={rereading} accepting={accepting.problems} />
      <Verdict preview={preview} />
      <ReviewCards
        {...{ preview, reading, isStale }}
        onChoose={choose}
        onHeaderRow={(headerRow) => change({ headerRow, columns: [], skipErrors: false, skipRows: [] })}
        onSkipErrors={(skipErrors) => change({ ...reading, skipErrors })}
        onShowRow={shownRow.show}
      />
      <chakra.div ref={shownRow.place} mb="6">
        <RowsCard
          {...{ preview, reading, isStale }}
          onlyRow={shownRow.row}
          onClearRow={shownRow.clear}
          onLeaveOut={(row, isLeftOut) => change(withRow(reading, row, isLeftOut))}
        />
      </chakra.div>
      <ImportBar
        label={props.importLabel ?? `Import ${counted(toImport(preview), 'component')}`}
        reason={isStale ? staleReason(rereading) : blocked(preview)}
        isImporting={accepting.isImporting}
        progress={accepting.progress}
        onImport={accepting.accept}
        leave={leave}
      />
    </>
  );
}

function staleReason({ problems }: ImportReading): string {
  return problems.length > 0
    ? 'The preview does not show your last choice.'
    : 'The file is being read again.';
}

function Failures({ rereading, accepting }: { rereading: ImportReading; accepting: readonly string[] }) {
  const { problems, isStale, retry } = rereading;
  return (
    <chakra.div display="grid" gap="3" mb="4" _empty={{ display: 'none' }}>
      <FormErrorAlert details={accepting} takeFocus title="Component import failed" />
      <FormErrorAlert details={problems} />
      {isStale && problems.length > 0 && (
        <div>
          <Button onClick={retry}>Try again</Button>
        </div>
      )}
    </chakra.div>
  );
}
