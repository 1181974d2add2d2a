import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { tallTarget } from '../../ui/action/tall-target';
import { Money } from '../../ui/figure/figures';
import { formatMoney } from '../../ui/format/money';
import { Card } from '../../ui/layout/Card';
import { ScrollSideways } from '../../ui/layout/ScrollSideways';
import type { Health } from '../health';

type Spending = NonNullable<Health['spending']>;

const SHOWN = 8;
const cell = { px: '4.5', py: '2', textAlign: 'left' } as const;
const amount = { ...cell, textAlign: 'right' } as const;

/** Reserve spending of the year beside the planned spending, with the basis of both. */
export function SpendingCard({ spending, fiscalYear }: { spending: Spending; fiscalYear: number }) {
  const { spent, planned, lines } = spending;
  const title = `Spent against plan in ${fiscalYear}`;
  const hidden = lines.length - SHOWN;
  return (
    <Card flush title={title}>
      <chakra.p px="4.5" pb="3" textStyle="table" color="fg.muted">
        {basis(spending)}
      </chakra.p>
      {lines.length > 0 && (
        <ScrollSideways label={title}>
          <chakra.table w="full" textStyle="table" borderCollapse="collapse">
            <chakra.caption srOnly>{title}</chakra.caption>
            <chakra.thead textStyle="tableHead" color="fg.muted">
              <tr>
                <chakra.th {...cell} scope="col">
                  Component
                </chakra.th>
                <chakra.th {...amount} scope="col">
                  Spent
                </chakra.th>
                <chakra.th {...amount} scope="col">
                  Planned
                </chakra.th>
              </tr>
            </chakra.thead>
            <tbody>
              {lines.slice(0, SHOWN).map((line) => (
                <Line key={line.propertyComponentId ?? 'other'} line={line} />
              ))}
            </tbody>
            <tfoot>
              <chakra.tr borderTopWidth="1px" fontWeight="620">
                <chakra.th {...cell} scope="row">
                  {hidden > 0 ? `Total, with ${hidden} more` : 'Total'}
                </chakra.th>
                <chakra.td {...amount}>
                  <Money amount={spent} />
                </chakra.td>
                <chakra.td {...amount}>
                  <Money amount={planned} />
                </chakra.td>
              </chakra.tr>
            </tfoot>
          </chakra.table>
        </ScrollSideways>
      )}
    </Card>
  );
}

/** Returns the totals spent and planned, and the basis of both. */
function basis({ source, spent, planned }: Spending): string {
  const money =
    source === 'ledger' ? 'the ledger’s reserve expenses' : 'what projects paid from the reserve fund';
  const start = `${formatMoney(spent)} spent of ${formatMoney(planned)} planned for the year.`;
  return `${start} Spent is ${money}; planned is before any of this year’s work was completed.`;
}

function Line({ line }: { line: Spending['lines'][number] }) {
  const { propertyComponentId, name } = line;
  return (
    <chakra.tr borderTopWidth="1px">
      <chakra.th {...cell} scope="row" fontWeight="560" overflowWrap="anywhere">
        {propertyComponentId === null ? (
          name
        ) : (
          <chakra.span asChild _hover={{ textDecoration: 'underline' }} css={tallTarget}>
            <Link to={paths.component(propertyComponentId)}>{name}</Link>
          </chakra.span>
        )}
      </chakra.th>
      <chakra.td {...amount}>
        <Money amount={line.spent} />
      </chakra.td>
      <chakra.td {...amount}>
        <Money amount={line.planned} />
      </chakra.td>
    </chakra.tr>
  );
}
