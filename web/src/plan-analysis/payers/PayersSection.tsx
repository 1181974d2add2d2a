import { chakra } from '@chakra-ui/react';
import { Banner } from '../../ui/feedback/Banner';
import type { PlanStudy } from '../../plan/model/plan-study';
import { LoanFields } from './fields/LoanFields';
import { WorkFields } from './fields/WorkFields';
import { AmortisationCard } from './loan/AmortisationCard';
import { FeeIncreaseCard } from './result/FeeIncreaseCard';
import { OwnershipCard } from './result/OwnershipCard';
import { PayersVerdict } from './result/PayersVerdict';
import { WayTable } from './result/WayTable';
import { usePayers, type Payers } from './use-payers';

/** Who pays for a project, and when: every way beside the others. */
export function PayersSection({ study }: { study: PlanStudy }) {
  const payers = usePayers(study);
  const { hasLoanAnalysis } = study.list;
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <PayersHead study={study} payers={payers} />
      <WorkFields study={study} payers={payers} />
      {hasLoanAnalysis ? (
        <LoanFields payers={payers} />
      ) : (
        <Banner tone="info">
          Loans are left out: the loan analysis of the workspace, when it is switched on, adds a loan, a mix
          with a down payment, and the amortization.
        </Banner>
      )}
      <PayersResultView study={study} payers={payers} />
    </chakra.div>
  );
}

function PayersHead({ study, payers: { result } }: { study: PlanStudy; payers: Payers }) {
  if (result === null || result instanceof Error) return null;
  const { fiscalYear, numberOfUnits } = study.basis;
  return (
    <PayersVerdict
      work={result.work}
      options={result.options}
      units={Math.max(1, numberOfUnits)}
      fiscalYear={fiscalYear}
    />
  );
}

function PayersResultView({ study, payers }: { study: PlanStudy; payers: Payers }) {
  const { result, work, form, discountRate } = payers;
  const { fiscalYear, numberOfUnits } = study.basis;
  if (result === null)
    return work === null ? (
      <chakra.p color="fg.muted">Enter the cost of the project to see who pays what.</chakra.p>
    ) : (
      <chakra.p color="fg.muted">Correct the terms of the loan to see who pays what.</chakra.p>
    );
  if (result instanceof Error)
    return <Banner tone="danger">The ways cannot be compared for this plan: {result.message}.</Banner>;
  const { options } = result;
  return (
    <>
      <WayTable
        options={options}
        context={{ units: Math.max(1, numberOfUnits), fiscalYear, discountRate: discountRate ?? 0 }}
      />
      <OwnershipCard options={options} fiscalYear={fiscalYear} />
      <FeeIncreaseCard study={study} options={options} />
      <AmortisationCard options={options} work={result.work} form={form} />
    </>
  );
}
