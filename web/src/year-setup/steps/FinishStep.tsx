import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/action/Button';
import { FigureStrip } from '../../ui/figure/FigureStrip';
import { formatMoney } from '../../ui/format/money';
import { formatPercent } from '../../ui/format/percent';
import { Card } from '../../ui/layout/Card';
import type { SetupValues } from '../model/setup-values';
import { costChanges, reviewWords, totalChange } from '../model/what-changes';
import type { YearSetupFieldsFragment } from '../YearSetup.generated';

/** Step 3: the year is saved; what it starts with, and where to go on. */
export function FinishStep({ setup, values }: { setup: YearSetupFieldsFragment; values: SetupValues }) {
  const changes = costChanges(setup, values);
  const total = totalChange(changes);
  const staying = changes.filter(({ after }) => after !== null).length;
  const rate = values.hasCostIncrease ? formatPercent(values.inflationRate ?? 0, 2) : 'not raised';
  return (
    <Card>
      <chakra.h2 textStyle="section">{`Fiscal year ${setup.fiscalYear} is set up`}</chakra.h2>
      <chakra.p color="fg.muted" mt="1" mb="4">
        {`${reviewWords(values)} in ${setup.closingFiscalYear}. Check the figures, then compare funding plans.`}
      </chakra.p>
      <FigureStrip
        figures={[
          { label: 'Starting reserve balance', value: formatMoney(values.yearEndReserveBalance ?? 0) },
          { label: 'Annual reserve contribution', value: formatMoney(values.annualReserveContribution ?? 0) },
          { label: 'Components', value: String(staying), note: `${changes.length} the year before` },
          { label: 'Replacement costs', value: formatMoney(total.after ?? 0), note: `Costs ${rate}` },
        ]}
      />
      <chakra.div display="flex" flexWrap="wrap" gap="3" mt="5" justifyContent="flex-end">
        <Button asChild>
          <Link to={paths.components}>Review the components</Link>
        </Button>
        <Button asChild variant="primary">
          <Link to={paths.plans}>{`Open the ${setup.fiscalYear} plans`}</Link>
        </Button>
      </chakra.div>
    </Card>
  );
}
