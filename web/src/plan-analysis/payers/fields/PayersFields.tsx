import { chakra } from '@chakra-ui/react';
import { FIRST_CHOICES } from '../../../plan/model/choices/study-choices';
import type { PlanStudy } from '../../../plan/model/plan-study';
import { Field } from '../../../ui/field/Field';
import { Card } from '../../../ui/layout/Card';
import { Folded } from '../../../ui/layout/Folded';
import { PercentInput } from '../../../ui/masked/PercentInput';
import type { Payers } from '../use-payers';
import { hasRareTerms, LoanFields, RareLoanFields } from './LoanFields';
import { WorkFields } from './WorkFields';

/** The project to pay for, and the terms of the loan; terms that few need are folded away. */
export function PayersFields({ study, payers }: { study: PlanStudy; payers: Payers }) {
  const { hasLoanAnalysis } = study.list;
  const isRateOwn = payers.discountRate !== FIRST_CHOICES.payers.discountRate;
  return (
    <Card title="Project to pay for" pb="1">
      <chakra.div
        display="grid"
        gap="3.5"
        pb="3.5"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', _print: 'repeat(5, minmax(0, 1fr))' }}
      >
        <WorkFields study={study} payers={payers} />
        {hasLoanAnalysis && <LoanFields payers={payers} />}
      </chakra.div>
      <Folded title="More terms" isOpen={isRateOwn || (hasLoanAnalysis && hasRareTerms(payers))}>
        <chakra.div display="grid" gap="3.5" gridTemplateColumns="minmax(0, 1fr)">
          {hasLoanAnalysis && <RareLoanFields payers={payers} />}
          <Field label="Owner discount rate" hint="How much less later money is worth to an owner, per year">
            <PercentInput value={payers.discountRate} onChange={payers.setDiscountRate} />
          </Field>
        </chakra.div>
      </Folded>
    </Card>
  );
}
