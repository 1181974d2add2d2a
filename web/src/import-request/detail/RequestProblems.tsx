import { chakra } from '@chakra-ui/react';
import { Tag } from '../../ui/figure/Tag';
import { counted, formatCount } from '../../ui/format/count';
import { Card } from '../../ui/layout/Card';
import type { ImportRequestQuery } from '../ImportRequests.generated';

export type OpenedRequest = NonNullable<ImportRequestQuery['importRequest']>['request'];
type Problem = OpenedRequest['problems'][number];

const placeOf = ({ sheetName, row, column }: Problem): string =>
  [
    ...(sheetName ? [`Sheet “${sheetName}”`] : []),
    `Row ${row}`,
    ...(column ? [`Column ${column}`] : []),
  ].join(', ');

/** Lists the problems of the file by sheet, row and column. */
export function RequestProblems({ request }: { request: OpenedRequest }) {
  const { problems, problemCount, viewerCan } = request;
  if (problemCount === 0) return null;
  const more = problemCount - problems.length;
  return (
    <Card title="Problems" aside={<Tag tone="danger">{counted(problemCount, 'problem')}</Tag>} mb="5">
      <chakra.ul listStyleType="none" display="grid" aria-label="Problems in the file">
        {problems.map((problem) => (
          <chakra.li key={`${placeOf(problem)} ${problem.detail}`} {...rowStyle}>
            <chakra.span fontWeight="560" overflowWrap="anywhere">
              {placeOf(problem)}
            </chakra.span>
            <chakra.span flex="1 1 240px" overflowWrap="anywhere">
              {problem.detail}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {more > 0 && (
        <chakra.p mt="2" textStyle="caption" color="fg.muted">
          {`And ${formatCount(more)} more.`}
        </chakra.p>
      )}
      {!viewerCan.import && (
        <chakra.p mt="3" textStyle="caption" color="fg.muted">
          You can correct the workbook and send it again as a new study.
        </chakra.p>
      )}
    </Card>
  );
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '4',
  py: '1.5',
  borderTopWidth: '1px',
  _first: { borderTopWidth: '0' },
  textStyle: 'table',
} as const;
