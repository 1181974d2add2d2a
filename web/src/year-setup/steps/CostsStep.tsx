import { chakra } from '@chakra-ui/react';
import { FieldSections } from '../../app/fields/FieldSections';
import { Button } from '../../ui/action/Button';
import { FieldsToFix } from '../../ui/form/FieldsToFix';
import { Card } from '../../ui/layout/Card';
import type { SetupForm } from '../model/setup-values';
import type { YearSetupFieldsFragment } from '../YearSetup.generated';
import { IncreaseChoice } from './IncreaseChoice';
import { WhatChanges } from './WhatChanges';

/** Step 2: the rise of costs, and the money that the year starts with. Its last button saves. */
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
  const toFix = form.toFix(true);
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
          value={form.values.hasCostIncrease}
          count={components.length}
          year={closingFiscalYear ?? fiscalYear - 1}
          onChange={(value) => form.set('hasCostIncrease', value)}
        />
        <FieldSections form={form} part="costs" />
        <chakra.h3 textStyle="label">{`Starting figures of ${fiscalYear}`}</chakra.h3>
        <FieldSections form={form} part="start" />
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
