import { chakra } from '@chakra-ui/react';
import type { ImportField } from '@roofline/schema/component-import';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/action/Button';
import { VerdictSentence } from '../../ui/figure/VerdictSentence';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { counted } from '../../ui/format/count';
import type { ImportPreviewFragment } from '../ComponentImport.generated';
import { ImportBar } from './ImportBar';
import { movedText, withField, withRow } from './mapping';
import { MappingCard } from './MappingCard';
import { blockedReason, previewSummary, toImport } from './preview-words';
import { ProblemsCard } from './ProblemsCard';
import { RowsCard } from './rows/RowsCard';
import { TieOutCard } from './TieOutCard';
import { useAcceptImport } from './use-accept-import';
import { useImportReading } from './use-import-reading';

export interface ImportReviewProps {
  preview: ImportPreviewFragment;
  onStartOver: () => void;
  /** The preview is not what the service has any more. */
  onOutdated: () => void;
}

/** Step 2: what was read, what is wrong with it, whether it adds up; step 3 at the foot. */
export function ImportReview({ preview, onStartOver, onOutdated }: ImportReviewProps) {
  const { reading, change, isStale, problems, retry } = useImportReading(preview, onOutdated);
  const accepting = useAcceptImport(preview, onOutdated);
  const [moved, setMoved] = useState<string | null>(null);
  const shownRow = useShownRow();
  const choose = (index: number, field: ImportField | null) => {
    setMoved(movedText(preview.columns, reading, index, field));
    change(withField(reading, index, field));
  };
  const leaveOut = (row: number, isLeftOut: boolean) => change(withRow(reading, row, isLeftOut));
  const reason = isStale
    ? problems.length > 0
      ? 'The preview does not show your last choice.'
      : 'The file is being read again.'
    : blockedReason(preview);
  return (
    <>
      <Announcement preview={preview} isStale={isStale} moved={moved} />
      <chakra.div display="grid" gap="3" mb="4" _empty={{ display: 'none' }}>
        <FormErrorAlert details={accepting.problems} takeFocus title="Component import failed" />
        <FormErrorAlert details={problems} />
        {isStale && problems.length > 0 && (
          <div>
            <Button onClick={retry}>Try again</Button>
          </div>
        )}
      </chakra.div>
      <Verdict preview={preview} />
      <chakra.div {...gridStyle} aria-busy={isStale}>
        <chakra.div display="grid" gap="4" minW="0">
          <Dimmed isDimmed={isStale}>
            <ProblemsCard
              preview={preview}
              skipErrors={reading.skipErrors}
              onSkipErrors={(skipErrors) => change({ ...reading, skipErrors })}
              onShowRow={shownRow.show}
            />
          </Dimmed>
          <MappingCard preview={preview} reading={reading} onChoose={choose} />
        </chakra.div>
        <Dimmed isDimmed={isStale}>
          <TieOutCard tieOut={preview.tieOut} fiscalYear={preview.fiscalYear} />
        </Dimmed>
      </chakra.div>
      <chakra.div ref={shownRow.place} mb="6">
        <RowsCard
          {...{ preview, reading, isStale }}
          onlyRow={shownRow.row}
          onClearRow={shownRow.clear}
          onLeaveOut={leaveOut}
        />
      </chakra.div>
      <ImportBar
        count={toImport(preview)}
        reason={reason}
        isImporting={accepting.isImporting}
        onImport={accepting.accept}
        onStartOver={onStartOver}
      />
    </>
  );
}

/** What an earlier reading said, while a new one is on its way. */
function Dimmed({ isDimmed, children }: { isDimmed: boolean; children: ReactNode }) {
  return (
    <chakra.div opacity={isDimmed ? 0.6 : 1} transition="opacity 120ms" minW="0" _empty={{ display: 'none' }}>
      {children}
    </chakra.div>
  );
}

function Verdict({ preview }: { preview: ImportPreviewFragment }) {
  const { counts, fileName } = preview;
  const rest = [
    counts.unchanged > 0 && `${counted(counts.unchanged, 'component')} already as in the file`,
    counts.error > 0 && `${counted(counts.error, 'row')} with ${counts.error === 1 ? 'an error' : 'errors'}`,
    counts.skipped > 0 && `${counted(counts.skipped, 'row')} left out`,
  ].filter((part) => part !== false);
  return (
    <VerdictSentence>
      <strong>{fileName}</strong> has <strong>{counted(counts.new, 'new component')}</strong>
      {counts.changed > 0 && (
        <>
          {' '}
          and <strong>{`${counts.changed} that change`}</strong>
        </>
      )}
      .{rest.length > 0 && ` Also ${rest.join(', ')}.`}
    </VerdictSentence>
  );
}

/** Says that the file is read again, and then what came of it. */
function Announcement(props: { preview: ImportPreviewFragment; isStale: boolean; moved: string | null }) {
  const { preview, isStale, moved } = props;
  const [hasChanged, setChanged] = useState(false);
  if (isStale && !hasChanged) setChanged(true);
  const text = isStale ? (moved ?? 'Reading the file again.') : `New preview: ${previewSummary(preview)}`;
  return (
    <chakra.p role="status" srOnly>
      {hasChanged ? text : ''}
    </chakra.p>
  );
}

/** The row that a problem leads to: alone in the table, in sight and focused. */
function useShownRow() {
  const [wanted, setWanted] = useState<{ row: number } | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted === null) return;
    const row = place.current?.querySelector<HTMLElement>(`[data-row="${wanted.row}"]`);
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  return {
    place,
    row: wanted?.row ?? null,
    show: (row: number) => setWanted({ row }),
    clear: () => setWanted(null),
  };
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
  alignItems: 'start',
  gap: '4',
  mb: '6',
} as const;
