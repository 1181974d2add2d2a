import { VARIANCE_LIMIT_LABELS, type VarianceLimits } from '@roofline/schema/ledger/account';
import { definitionWords, LIVE_DEFINITIONS } from '@roofline/schema/live-dashboard/definitions';
import { chakra } from '@chakra-ui/react';
import { Field } from '../../ui/field/Field';
import { NumberInput } from '../../ui/masked/NumberInput';
import { LIMIT_NAMES, type useLimits } from './use-limits';

interface LimitFieldsProps {
  canEdit: boolean;
  limits: Pick<ReturnType<typeof useLimits>, 'values' | 'change'>;
  /** The saved limits. */
  inForce: VarianceLimits;
}

/** The limits above which the live dashboard marks figures that are off their plan. */
export function LimitFields({ canEdit, limits: { values, change }, inForce }: LimitFieldsProps) {
  return (
    <chakra.section aria-labelledby="limits-title" mt="6" mb="5" maxW="620px">
      <chakra.h2 id="limits-title" textStyle="label" mb="1">
        Flags of the live dashboard
      </chakra.h2>
      <chakra.p textStyle="table" color="fg.muted" mb="3">
        {canEdit ? LIVE_DEFINITIONS.variance : definitionWords('variance', inForce)}
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
