import { chakra } from '@chakra-ui/react';
import { Checkbox } from '../../ui/choice/Checkbox';
import { Tag } from '../../ui/figure/Tag';
import { counted, formatCount } from '../../ui/format/count';
import { formatDay } from '../../ui/format/day';
import { formatMoneyExact } from '../../ui/format/money';
import { Card } from '../../ui/layout/Card';
import type { LedgerImportLineFragment, LedgerImportPreviewFragment } from '../LedgerImport.generated';
import type { LedgerReading } from './reading';

interface CardProps {
  preview: LedgerImportPreviewFragment;
  reading: LedgerReading;
  onChange: (reading: LedgerReading) => void;
}

const place = ({ sheetName, row }: { sheetName?: string | null; row: number }) =>
  sheetName ? `${sheetName}, row ${row}` : `Row ${row}`;

/** Lists the problems of the file by row and column, and lets the user leave those rows out. */
export function ProblemsCard({ preview, reading, onChange }: CardProps) {
  const { problems, problemCount } = preview;
  return (
    <Card
      title="Problems"
      aside={<Tag tone={reading.skipProblems ? 'neutral' : 'danger'}>{counted(problemCount, 'problem')}</Tag>}
    >
      <chakra.ul {...listStyle} aria-label="Problems in the file" tabIndex={0}>
        {problems.map((problem) => (
          <chakra.li key={`${place(problem)} ${problem.column}`} py="1.5" overflowWrap="anywhere">
            <chakra.span fontWeight="560">{place(problem)}</chakra.span>
            {problem.column && <chakra.span color="fg.muted">{` Column ${problem.column}`}</chakra.span>}
            {` ${problem.detail}`}
            {problem.value != null && (
              <chakra.span color="fg.muted">{`. The cell reads “${problem.value}”.`}</chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {problems.length < problemCount && (
        <chakra.p textStyle="caption" color="fg.subtle">{`The first ${problems.length} are shown.`}</chakra.p>
      )}
      <chakra.div mt="3" pt="3" borderTopWidth="1px">
        <Checkbox
          label={`Leave out ${counted(problemCount, 'row')} with problems`}
          checked={reading.skipProblems}
          onChange={(event) => onChange({ ...reading, skipProblems: event.currentTarget.checked })}
        />
      </chakra.div>
    </Card>
  );
}

/** New lines that another source seems to have; left out unless the user includes them. */
export function DuplicatesCard({ preview, reading, onChange }: CardProps) {
  const { duplicates, duplicateCount } = preview;
  return (
    <Card title="Duplicates" aside={<Tag tone="warning">{counted(duplicateCount, 'transaction')}</Tag>}>
      <chakra.p textStyle="table" color="fg.muted" mb="2">
        The ledger has transactions of the same day, account and amount from another source.
      </chakra.p>
      <Lines label="Duplicates" lines={duplicates} />
      <chakra.div mt="3" pt="3" borderTopWidth="1px">
        <Checkbox
          label="Leave out the duplicates"
          checked={reading.skipDuplicates}
          onChange={(event) => onChange({ ...reading, skipDuplicates: event.currentTarget.checked })}
        />
      </chakra.div>
    </Card>
  );
}

/** The first lines of the file as the import would save them. */
export function SampleCard({ preview: { sample, lineCount } }: Pick<CardProps, 'preview'>) {
  return (
    <Card
      title="Transactions"
      aside={<Tag tone="neutral">{`First ${sample.length} of ${formatCount(lineCount)}`}</Tag>}
    >
      <Lines label="First transactions" lines={sample} />
    </Card>
  );
}

function Lines({ label, lines }: { label: string; lines: readonly LedgerImportLineFragment[] }) {
  return (
    <chakra.ul {...listStyle} aria-label={label} tabIndex={0}>
      {lines.map((line) => (
        <chakra.li
          key={place(line)}
          display="flex"
          flexWrap="wrap"
          columnGap="3"
          py="1.5"
          borderTopWidth="1px"
        >
          <chakra.span color="fg.muted">{formatDay(line.date)}</chakra.span>
          <chakra.span fontWeight="560">{line.glCode}</chakra.span>
          <chakra.span flex="1 1 160px" overflowWrap="anywhere">
            {[line.payee, line.description].filter((text) => text).join(': ')}
          </chakra.span>
          <chakra.span data-figure>{formatMoneyExact(line.amount)}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

const listStyle = {
  listStyleType: 'none',
  display: 'grid',
  maxH: '320px',
  overflowY: 'auto',
  textStyle: 'table',
} as const;
