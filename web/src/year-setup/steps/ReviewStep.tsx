import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/action/Button';
import { formatMoney } from '../../ui/format/money';
import { Card } from '../../ui/layout/Card';
import { plannedFor } from '../model/planned-for';
import type { SetupForm } from '../model/setup-values';
import type { YearSetupFieldsFragment } from '../YearSetup.generated';
import { ExpenditureReview } from './ExpenditureReview';

/** Step 1: the outcome of the work that was due in the closing year. */
export function ReviewStep(props: {
  setup: YearSetupFieldsFragment;
  form: SetupForm;
  onContinue: () => void;
}) {
  const { setup, form, onContinue } = props;
  const { expenditures, closingFiscalYear } = setup;
  const total = expenditures.reduce((sum, line) => sum + plannedFor(line), 0);
  const lives = expenditures.map((_line, index) => `expenditures.${index}.remainingUsefulLife` as const);
  const next = () => {
    const wrong = form.check(lives);
    if (wrong === null) onContinue();
    else document.getElementById(form.idOf(wrong))?.focus();
  };
  const markAllDone = () =>
    expenditures.forEach((_line, index) => form.set(`expenditures.${index}.outcome`, 'done'));
  return (
    <Card>
      <chakra.h2 textStyle="section">{`What was done in ${closingFiscalYear}?`}</chakra.h2>
      <chakra.p color="fg.muted" mt="1" mb="4">
        {expenditures.length === 0
          ? `No component was due in ${closingFiscalYear}.`
          : `${formatMoney(total)} was planned. Choose what was done: it is due again after its useful life. Work that was not done stays due.`}
      </chakra.p>
      {expenditures.length > 1 && (
        <chakra.div mb="4">
          <Button size="sm" onClick={markAllDone}>
            Mark all as done
          </Button>
        </chakra.div>
      )}
      <chakra.ul listStyleType="none" display="flex" flexDirection="column">
        {expenditures.map((component, index) => (
          <ExpenditureReview
            key={component.propertyComponentId}
            component={component}
            form={form}
            index={index}
            year={setup.fiscalYear}
          />
        ))}
      </chakra.ul>
      <chakra.div display="flex" justifyContent="flex-end" mt="5">
        <Button variant="primary" onClick={next}>
          Continue
        </Button>
      </chakra.div>
    </Card>
  );
}
