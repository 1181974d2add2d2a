import { chakra } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { outcomeOf } from '../../app/save/outcome';
import { ImportBar } from '../../app/upload/ImportBar';
import { useRereading } from '../../app/upload/use-rereading';
import { Button } from '../../ui/action/Button';
import { VerdictSentence } from '../../ui/figure/VerdictSentence';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { counted } from '../../ui/format/count';
import {
  useRemoveLedgerImportMutation,
  useUpdateLedgerImportMutation,
  type LedgerImportPreviewFragment,
} from '../LedgerImport.generated';
import { AccountsCard } from './AccountsCard';
import { ColumnsCard } from './ColumnsCard';
import { DuplicatesCard, ProblemsCard, SampleCard } from './LinesCards';
import { readingOf, valuesOf, withAccounts, type LedgerReading } from './reading';
import { TiesCard } from './TiesCard';
import { useAcceptLedger } from './use-accept-ledger';
import { asides, blockedReason, recognized } from './words';

interface LedgerReviewProps {
  preview: LedgerImportPreviewFragment;
  onStartOver: () => void;
  /** Loads the preview again after the service changed it or accepted the file. */
  onOutdated: () => void;
}

function useLedgerReading(preview: LedgerImportPreviewFragment, onOutdated: () => void) {
  const [update] = useUpdateLedgerImportMutation();
  const { importId } = preview;
  const read = useCallback(
    async (asked: LedgerReading) => {
      const input = { ledgerImportId: importId, values: valuesOf(asked) };
      const outcome = await outcomeOf(() => update({ variables: { input } }));
      if ('saved' in outcome) return [];
      if (outcome.errors.some(({ code }) => code === 'accepted')) onOutdated();
      return outcome.errors.map(({ detail }) => detail);
    },
    [update, importId, onOutdated],
  );
  return useRereading(() => readingOf(preview), read);
}

/** Step 2: the recognized file, whether its totals agree, and its accounts; step 3 is at the foot. */
export function LedgerReview({ preview, onStartOver, onOutdated }: LedgerReviewProps) {
  const { reading, change, isStale, problems, retry } = useLedgerReading(preview, onOutdated);
  const accepting = useAcceptLedger(preview, onOutdated);
  const [remove] = useRemoveLedgerImportMutation();
  const discard = () => {
    void outcomeOf(() => remove({ variables: { input: { ledgerImportId: preview.importId } } }));
    onStartOver();
  };
  // The columns stay in place after the user chooses the last missing one, and so does the focus.
  const [areColumnsFirst] = useState(preview.missingFields.length > 0);
  const said = `${recognized(preview)} ${asides(preview).join(' ')}`;
  const held = { preview, reading, onChange: change };
  return (
    <>
      <chakra.div display="grid" gap="3" mb="4" _empty={{ display: 'none' }}>
        <FormErrorAlert details={accepting.problems} takeFocus title="Transactions import failed" />
        <FormErrorAlert details={problems} />
        {problems.length > 0 && (
          <div>
            <Button onClick={retry}>Try again</Button>
          </div>
        )}
      </chakra.div>
      <VerdictSentence>
        <strong style={{ overflowWrap: 'anywhere' }}>{preview.fileName}</strong>
        {`: ${said}`}
      </VerdictSentence>
      <chakra.p role="status" srOnly>
        {isStale ? 'Reading the file again.' : said}
      </chakra.p>
      <chakra.div {...gridStyle} aria-busy={isStale} opacity={isStale ? 0.6 : 1}>
        {areColumnsFirst && <ColumnsCard {...held} />}
        {preview.problemCount > 0 && <ProblemsCard {...held} />}
        <TiesCard ties={preview.ties} />
        {preview.accounts.length > 0 && (
          <AccountsCard
            accounts={preview.accounts}
            reading={reading}
            onChoose={(choices) => change(withAccounts(reading, choices))}
          />
        )}
        {preview.duplicateCount > 0 && <DuplicatesCard {...held} />}
        {preview.sample.length > 0 && <SampleCard preview={preview} />}
        {!areColumnsFirst && <ColumnsCard {...held} />}
      </chakra.div>
      <ImportBar
        label={labelOf(preview)}
        reason={isStale ? staleReason(problems) : blockedReason(preview)}
        isImporting={accepting.isImporting}
        progress={accepting.progress}
        onImport={accepting.accept}
        leave={{ label: 'Start over', onLeave: discard }}
      />
    </>
  );
}

const staleReason = (problems: readonly string[]) =>
  problems.length > 0 ? 'The preview does not show your last choice.' : 'The file is being read again.';

function labelOf({
  newTransactions,
  duplicateCount,
  skipDuplicates,
  lineCount,
  balances,
}: LedgerImportPreviewFragment) {
  if (lineCount === 0 && balances.length > 0) return 'Import balances';
  if (lineCount === 0) return 'Import transactions';
  return `Import ${counted(newTransactions + (skipDuplicates ? 0 : duplicateCount), 'transaction')}`;
}

const gridStyle = { display: 'grid', gap: '4', my: '6', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
