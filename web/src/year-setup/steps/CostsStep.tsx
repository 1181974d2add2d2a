import { chakra } from '@chakra-ui/react';
import { limits } from '@roofline/schema/limits';
import { INFORMATION_SOURCES } from '@roofline/schema/year-setup';
import { Button } from '../../ui/action/Button';
import { FieldsToFix } from '../../ui/form/FieldsToFix';
import { FieldRow } from '../../ui/form/FormSection';
import { Card } from '../../ui/layout/Card';
import { MoneyRuled, PercentRuled } from '../../ui/ruled-form/NumericRuled';
import { SelectRuled } from '../../ui/ruled-form/RuledFields';
import { SETUP_LABELS, type SetupForm } from '../model/setup-values';
import type { YearSetupFieldsFragment } from '../YearSetup.generated';
import { IncreaseChoice } from './IncreaseChoice';
import { WhatChanges } from './WhatChanges';

const SOURCES = INFORMATION_SOURCES.map(({ id, name }) => ({ value: id, label: name }));

/** Step 2: what costs rose by, and the money that the year starts with. Its end saves. */
export function CostsStep(props: {
  setup: YearSetupFieldsFragment;
  form: SetupForm;
  busy: boolean;
  onBack: () => void;
  onContinue: () => void;
}) {
  const { setup, form, busy, onBack, onContinue } = props;
  const { fiscalYear, closingFiscalYear, components } = setup;
  const years = fiscalYear - (closingFiscalYear ?? fiscalYear - 1);
  const rose = form.values.hasCostIncrease;
  const toFix = form.toFix(SETUP_LABELS, true);
  return (
    <Card flush>
      <chakra.div p="4.5" display="flex" flexDirection="column" gap="4">
        <chakra.div>
          <chakra.h2 textStyle="section">Did construction costs rise this year?</chakra.h2>
          <chakra.p color="fg.muted" mt="1">
            {`We apply the rate to every component's replacement cost. Remaining life goes down by ${years === 1 ? 'one year' : `${years} years`}.`}
          </chakra.p>
        </chakra.div>
        <IncreaseChoice
          value={rose}
          count={components.length}
          year={closingFiscalYear ?? fiscalYear - 1}
          onChange={(value) => form.set('hasCostIncrease', value)}
        />
        {rose && (
          <FieldRow columns={2}>
            <PercentRuled
              form={form}
              name="inflationRate"
              label={SETUP_LABELS.inflationRate}
              hint="From 0% to 20%"
            />
            <SelectRuled
              form={form}
              name="informationSourceId"
              label={SETUP_LABELS.informationSourceId}
              options={SOURCES}
              numeric
            />
          </FieldRow>
        )}
        <chakra.h3 textStyle="label">{`What ${fiscalYear} starts with`}</chakra.h3>
        <FieldRow columns={3}>
          <MoneyRuled
            form={form}
            name="yearEndReserveBalance"
            label={SETUP_LABELS.yearEndReserveBalance}
            hint={`As ${closingFiscalYear} is projected to end`}
            min={limits.balanceMinEdit}
            maxLength={15}
          />
          <MoneyRuled form={form} name="averageHoaAnnualFee" label={SETUP_LABELS.averageHoaAnnualFee} />
          <MoneyRuled
            form={form}
            name="annualReserveContribution"
            label={SETUP_LABELS.annualReserveContribution}
            maxLength={15}
          />
        </FieldRow>
      </chakra.div>
      <WhatChanges setup={setup} values={form.values} />
      <chakra.div
        p="4.5"
        borderTopWidth="1px"
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        gap="3"
      >
        <Button disabled={busy} onClick={onBack}>
          Back
        </Button>
        {toFix.length > 0 && <FieldsToFix fields={toFix} />}
        <Button variant="primary" busy={busy} busyText="Saving..." onClick={onContinue}>
          Continue
        </Button>
      </chakra.div>
    </Card>
  );
}
