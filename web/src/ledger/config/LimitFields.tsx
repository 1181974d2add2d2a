import { VARIANCE_LIMIT_LABELS } from '@roofline/schema/ledger/account';
import { chakra } from '@chakra-ui/react';
import { Field } from '../../ui/field/Field';
import { formatPercent } from '../../ui/format/percent';
import { NumberInput } from '../../ui/masked/NumberInput';
import { LIMIT_NAMES, type useLimits } from './use-limits';

interface LimitFieldsProps {
  canEdit: boolean;
  limits: Pick<ReturnType<typeof useLimits>, 'values' | 'change'>;
}

/** From when on the live dashboard marks figures that are off their plan. */
export function LimitFields({ canEdit, limits: { values, change } }: LimitFieldsProps) {
  return (
    <chakra.section aria-labelledby="limits-title" mb="5" maxW="620px">
      <chakra.h2 id="limits-title" textStyle="label" mb="1">
        Flags of the live dashboard
      </chakra.h2>
      <chakra.p textStyle="table" color="fg.muted" mb="3">
        {canEdit
          ? 'Spending above what is planned for the year and income below what is budgeted to date are marked when they are off by more than this.'
          : `More than ${formatPercent(values.watchAbove ?? 0)} off plan is Watch, more than ${formatPercent(values.alertAbove ?? 0)} is Alert.`}
      </chakra.p>
      {canEdit && (
        <chakra.div display="flex" flexWrap="wrap" gap="4">
          {LIMIT_NAMES.map((name) => (
            <Field key={name} label={VARIANCE_LIMIT_LABELS[name]} width="140px">
              <NumberInput
                value={values[name]}
                onChange={(value) => change({ [name]: value })}
                maxLength={3}
                unit="%"
              />
            </Field>
          ))}
        </chakra.div>
      )}
    </chakra.section>
  );
}
