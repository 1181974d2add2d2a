import { chakra } from '@chakra-ui/react';
import { CategoryChip } from '../../app/CategoryChip';
import { Money } from '../../ui/figure/figures';

export interface CategoryAmount {
  category: string;
  categoryPosition: number;
  total: number;
}

/** Categories and their sums, as a table. */
export function CategoryTable({
  caption,
  categories,
}: {
  caption: string;
  categories: readonly CategoryAmount[];
}) {
  return (
    <chakra.table w="full" textStyle="table" borderCollapse="collapse">
      <chakra.caption srOnly>{caption}</chakra.caption>
      <chakra.thead textStyle="tableHead" color="fg.muted">
        <tr>
          <chakra.th textAlign="left" py="1.5" scope="col">
            Category
          </chakra.th>
          <chakra.th textAlign="right" py="1.5" scope="col">
            Expenditures
          </chakra.th>
        </tr>
      </chakra.thead>
      <tbody>
        {categories.map((category) => (
          <chakra.tr key={category.category} borderTopWidth="1px">
            <chakra.th textAlign="left" py="1.5" scope="row" fontWeight="400">
              <CategoryChip name={category.category} position={category.categoryPosition} />
            </chakra.th>
            <chakra.td textAlign="right" py="1.5">
              <Money amount={category.total} />
            </chakra.td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}
