import { chakra } from '@chakra-ui/react';
import { Money } from '../../ui/figure/figures';
import { counted } from '../../ui/format/count';
import { formatMoney } from '../../ui/format/money';
import { Card } from '../../ui/layout/Card';
import type { ComponentRowFragment } from '../ComponentRow.generated';
import { sumOfCosts } from '../sum-of-costs';
import { replacementsOf, STRIP_YEARS, type Replacement } from './replacements';

/** The next thirty years of replacements as a strip and as a list, after a summary that names past ones too. */
export function ReplacementStrip({
  row,
  inflationRate,
}: {
  row: ComponentRowFragment;
  inflationRate: number;
}) {
  const replacements = replacementsOf(row, inflationRate);
  const lastYear = row.fiscalYear + STRIP_YEARS - 1;
  return (
    <Card title={`Replacements through ${lastYear}`}>
      <chakra.p textStyle="table" color="fg.muted" mb="4">
        {summary(row, replacements)}
      </chakra.p>
      <Strip from={row.fiscalYear} replacements={replacements} />
      <chakra.ol
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(124px, 1fr))"
        columnGap="5"
        mt="4"
        textStyle="table"
        aria-label="Replacements by year"
      >
        {replacements.map(({ year, cost }) => (
          <chakra.li key={year} display="flex" justifyContent="space-between" py="1" borderBottomWidth="1px">
            <span data-figure>{year}</span>
            {cost !== null && <Money amount={cost} />}
          </chakra.li>
        ))}
      </chakra.ol>
    </Card>
  );
}

function summary(row: ComponentRowFragment, replacements: readonly Replacement[]): string {
  const past = [
    row.placedInServiceYear === null ? '' : `Placed in service in ${row.placedInServiceYear}. `,
    row.lastReplacedYear === null ? '' : `Last replaced in ${row.lastReplacedYear}. `,
  ].join('');
  if (replacements.length === 0) return `${past}Nothing is due in these ${STRIP_YEARS} years.`;
  const times = row.isOneTime ? 'Once' : counted(replacements.length, 'replacement');
  const total = sumOfCosts(replacements.map(({ cost }) => cost));
  if (total === null) return `${past}${times} to come.`;
  return `${past}${times} to come, ${formatMoney(total)} in all.`;
}

/** One column a year. The list under it says the same, so the strip is hidden from assistive technology. */
function Strip({ from, replacements }: { from: number; replacements: readonly Replacement[] }) {
  const byYear = new Map(replacements.map((each) => [each.year, each]));
  const highest = Math.max(1, ...replacements.map(({ cost }) => cost ?? 0));
  return (
    <chakra.div aria-hidden display="flex" alignItems="flex-end" gap="2px">
      {Array.from({ length: STRIP_YEARS }, (_, index) => {
        const year = from + index;
        const due = byYear.get(year);
        return (
          <chakra.div key={year} flex="1" minW="0" title={due && told(due)}>
            <chakra.div h="56px" display="flex" alignItems="flex-end" borderBottomWidth="1px">
              {due && (
                <chakra.div
                  w="full"
                  bg="chart.expenditures"
                  borderTopRadius="2px"
                  style={{ height: `${due.cost === null ? 100 : Math.max(12, (due.cost / highest) * 100)}%` }}
                />
              )}
            </chakra.div>
            <chakra.div h="16px" textStyle="micro" color="fg.subtle" whiteSpace="nowrap" overflow="visible">
              {index % 5 === 0 ? year : ''}
            </chakra.div>
          </chakra.div>
        );
      })}
    </chakra.div>
  );
}

const told = ({ year, cost }: Replacement) =>
  cost === null ? String(year) : `${year}: ${formatMoney(cost)}`;
