import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../ui/action/Button';
import { Tag } from '../ui/figure/Tag';
import { counted } from '../ui/format/count';
import { Card } from '../ui/layout/Card';
import type { PropertyImportAllFragment, PropertyImportTroubleFragment } from './PropertyImport.generated';
import { placeOf } from './words';

const AT_FIRST = 12;

interface Trouble {
  key: string;
  /** The name of the property; null for rows that belong to none. */
  name: string | null;
  problem: PropertyImportTroubleFragment;
}

function troublesOf({ lines, problems }: PropertyImportAllFragment): Trouble[] {
  const ofNone = problems.map((problem, n) => ({ key: `none ${n}`, name: null, problem }));
  const ofLines = lines.flatMap(({ name, position, problems: own }) =>
    own.map((problem, n) => ({ key: `${position} ${n}`, name, problem })),
  );
  return [...ofNone, ...ofLines];
}

const countOf = ({ lines, problemCount }: PropertyImportAllFragment) =>
  lines.reduce((sum, line) => sum + line.problemCount, problemCount);

/** Lists the problems of the workbook by sheet, row and column. */
export function ProblemList({ found }: { found: PropertyImportAllFragment }) {
  const [isWhole, setWhole] = useState(false);
  const troubles = troublesOf(found);
  const count = countOf(found);
  if (troubles.length === 0) return null;
  const shown = isWhole ? troubles : troubles.slice(0, AT_FIRST);
  return (
    <Card title="Problems" aside={<Tag tone="danger">{counted(count, 'problem')}</Tag>} mb="5">
      <chakra.ul listStyleType="none" display="grid" aria-label="Problems in the workbook">
        {shown.map(({ key, ...trouble }) => (
          <Problem key={key} {...trouble} />
        ))}
      </chakra.ul>
      {shown.length < troubles.length && (
        <Button variant="link" onClick={() => setWhole(true)}>
          {troubles.length < count
            ? `Show ${troubles.length} of ${count} problems`
            : `Show all ${count} problems`}
        </Button>
      )}
    </Card>
  );
}

function Problem({ name, problem }: Omit<Trouble, 'key'>) {
  const { value, detail } = problem;
  return (
    <chakra.li {...problemStyle}>
      <chakra.span fontWeight="560" overflowWrap="anywhere">
        {name ?? 'No property'}
      </chakra.span>
      <chakra.span color="fg.muted">{placeOf(problem)}</chakra.span>
      <chakra.span overflowWrap="anywhere">
        {detail}
        {value != null && <chakra.span color="fg.muted">{`. The cell reads “${value}”.`}</chakra.span>}
      </chakra.span>
    </chakra.li>
  );
}

const problemStyle = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1.2fr) minmax(0, 2fr)' },
  columnGap: '4',
  rowGap: '0.5',
  py: '1.5',
  borderTopWidth: '1px',
  _first: { borderTopWidth: '0' },
  textStyle: 'table',
} as const;
