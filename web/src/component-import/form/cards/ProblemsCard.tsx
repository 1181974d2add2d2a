import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../../ui/action/Button';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { Tag } from '../../../ui/figure/Tag';
import { counted } from '../../../ui/format/count';
import { Card } from '../../../ui/layout/Card';
import type { ImportPreviewFragment, ImportProblemFragment } from '../../ComponentImport.generated';

const AT_FIRST = 8;

export interface ProblemsCardProps {
  preview: ImportPreviewFragment;
  skipErrors: boolean;
  onSkipErrors: (skip: boolean) => void;
  onShowRow: (row: number) => void;
}

/** Lists the problems of the file with row and column, and lets the user leave rows with errors out. */
export function ProblemsCard({ preview, skipErrors, onSkipErrors, onShowRow }: ProblemsCardProps) {
  const [isWhole, setWhole] = useState(false);
  const { problems, counts } = preview;
  const shown = isWhole ? problems : problems.slice(0, AT_FIRST);
  return (
    <Card
      title="Problems"
      aside={<Tag tone={skipErrors ? 'neutral' : 'danger'}>{counted(problems.length, 'problem')}</Tag>}
    >
      <chakra.ul listStyleType="none" display="grid" aria-label="Problems in the file">
        {shown.map((problem) => (
          <Problem
            key={`${problem.row} ${problem.column} ${problem.detail}`}
            problem={problem}
            onShow={problem.row > preview.headerRow ? () => onShowRow(problem.row) : undefined}
          />
        ))}
      </chakra.ul>
      {shown.length < problems.length && (
        <Button
          variant="link"
          onClick={() => setWhole(true)}
        >{`Show all ${problems.length} problems`}</Button>
      )}
      {counts.error > 0 && <SkipErrors count={counts.error} isChosen={skipErrors} onChange={onSkipErrors} />}
    </Card>
  );
}

/** Rows with errors block the import until the user chooses to leave them out, so no import is partial unasked. */
function SkipErrors(props: { count: number; isChosen: boolean; onChange: (skip: boolean) => void }) {
  const { count, isChosen, onChange } = props;
  return (
    <chakra.div mt="3" pt="3" borderTopWidth="1px">
      <Checkbox
        label={
          count === 1
            ? 'Leave out the row with an error'
            : `Leave out the ${counted(count, 'row')} with errors`
        }
        checked={isChosen}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {!isChosen && (
        <chakra.p textStyle="caption" color="fg.subtle" ps="26px">
          Otherwise nothing is imported until the file is corrected.
        </chakra.p>
      )}
    </chakra.div>
  );
}

function Problem({ problem, onShow }: { problem: ImportProblemFragment; onShow?: () => void }) {
  const { row, column, value, detail } = problem;
  const place = `Row ${row}`;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      columnGap="3"
      py="1.5"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      textStyle="table"
    >
      {onShow ? (
        <Button variant="link" size="sm" onClick={onShow} aria-label={`Show row ${row}`}>
          {place}
        </Button>
      ) : (
        <chakra.span fontWeight="560">{place}</chakra.span>
      )}
      {column && <chakra.span color="fg.muted">{`Column ${column}`}</chakra.span>}
      <chakra.span flex="1 1 240px" overflowWrap="anywhere">
        {detail}
        {value != null && <chakra.span color="fg.muted">{`. The cell reads “${value}”.`}</chakra.span>}
      </chakra.span>
    </chakra.li>
  );
}
