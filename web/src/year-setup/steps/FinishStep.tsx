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
import type { PlanCarry } from '../use-set-up-year';
import type { YearSetupFieldsFragment } from '../YearSetup.generated';
import { CarriedPlans } from './CarriedPlans';

/** Step 3: says that the year is saved, and shows its first figures, the outcome of the plans, and links. */
export function FinishStep(props: {
  setup: YearSetupFieldsFragment;
  /** null where the review was skipped. */
  values: SetupValues | null;
  carry: PlanCarry;
}) {
  const { setup, values, carry } = props;
  const { fiscalYear, closingFiscalYear } = setup;
  const done = values === null ? 'Everything was copied as it was' : reviewWords(values);
  return (
    <Card>
      <chakra.h2 textStyle="section">{`Fiscal year ${fiscalYear} is set up`}</chakra.h2>
      <chakra.p color="fg.muted" mt="1" mb="4">
        {`${done} in ${closingFiscalYear}. Check the figures, then compare funding plans.`}
      </chakra.p>
      {values && <Starts setup={setup} values={values} />}
      {carry && <CarriedPlans carry={carry} from={closingFiscalYear ?? fiscalYear - 1} to={fiscalYear} />}
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

/** The figures that the year starts with, as the user entered them. */
function Starts({ setup, values }: { setup: YearSetupFieldsFragment; values: SetupValues }) {
  const changes = costChanges(setup, values);
  const total = totalChange(changes);
  const staying = changes.filter(({ after }) => after !== null).length;
  const rate = values.hasCostIncrease ? formatPercent(values.inflationRate ?? 0, 2) : 'not raised';
  return (
    <FigureStrip
      figures={[
        { label: 'Starting reserve balance', value: formatMoney(values.yearEndReserveBalance ?? 0) },
        { label: 'Annual reserve contribution', value: formatMoney(values.annualReserveContribution ?? 0) },
        { label: 'Components', value: String(staying), note: `${changes.length} the year before` },
        { label: 'Replacement costs', value: formatMoney(total.after ?? 0), note: `Costs ${rate}` },
      ]}
    />
  );
}
