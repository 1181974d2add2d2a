import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { CategoryChip } from '../../app/CategoryChip';
import { tallTarget } from '../../ui/action/tall-target';
import { ScrollSideways } from '../../ui/layout/ScrollSideways';
import { Money } from '../../ui/figure/figures';
import type { ExpenditureLine } from '../health';

const cell = { px: '4.5', py: '2', textAlign: 'left' } as const;

/** A table of component, category and cost, with the sum when there is more than one line. */
export function ExpenditureTable(props: {
  caption: string;
  lines: readonly ExpenditureLine[];
  costHeading: string;
  total?: number;
}) {
  return (
    <ScrollSideways label={props.caption}>
      <chakra.table w="full" textStyle="table" borderCollapse="collapse">
        <chakra.caption srOnly>{props.caption}</chakra.caption>
        <chakra.thead textStyle="tableHead" color="fg.muted">
          <tr>
            <chakra.th {...cell} scope="col">
              Component
            </chakra.th>
            <chakra.th {...cell} scope="col" display={{ base: 'none', sm: 'table-cell' }}>
              Category
            </chakra.th>
            <chakra.th {...cell} textAlign="right" scope="col">
              {props.costHeading}
            </chakra.th>
          </tr>
        </chakra.thead>
        <tbody>
          {props.lines.map((line) => (
            <chakra.tr key={line.propertyComponentId} borderTopWidth="1px">
              <chakra.th {...cell} scope="row" fontWeight="560">
                <chakra.span asChild _hover={{ textDecoration: 'underline' }} css={tallTarget}>
                  <Link to={paths.component(line.propertyComponentId)}>{line.name}</Link>
                </chakra.span>
              </chakra.th>
              <chakra.td {...cell} display={{ base: 'none', sm: 'table-cell' }}>
                <CategoryChip name={line.category} position={line.categoryPosition} />
              </chakra.td>
              <chakra.td {...cell} textAlign="right">
                <Money amount={line.cost} />
              </chakra.td>
            </chakra.tr>
          ))}
        </tbody>
        {props.total !== undefined && props.lines.length > 1 && (
          <tfoot>
            <chakra.tr borderTopWidth="1px" fontWeight="620">
              <chakra.th {...cell} scope="row" colSpan={1}>
                Total
              </chakra.th>
              <chakra.td display={{ base: 'none', sm: 'table-cell' }} />
              <chakra.td {...cell} textAlign="right">
                <Money amount={props.total} />
              </chakra.td>
            </chakra.tr>
          </tfoot>
        )}
      </chakra.table>
    </ScrollSideways>
  );
}
