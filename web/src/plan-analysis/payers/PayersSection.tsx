import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { ViewChoice } from '../../ui/choice/ViewChoice';
import { Banner } from '../../ui/feedback/Banner';
import type { PlanStudy } from '../../plan/model/plan-study';
import { PayersFields } from './fields/PayersFields';
import { AmortisationCard } from './loan/AmortisationCard';
import { FeeIncreaseCard, hasFeeIncrease } from './result/FeeIncreaseCard';
import { OwnershipCard } from './result/OwnershipCard';
import { PayersVerdict } from './result/PayersVerdict';
import { WayTable } from './result/WayTable';
import { usePayers, type Payers } from './use-payers';

const stack = { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Compares the ways to pay for a project: who pays, how much, and when. */
export function PayersSection({ study }: { study: PlanStudy }) {
  const payers = usePayers(study);
  return (
    <chakra.div {...stack}>
      <PayersHead study={study} payers={payers} />
      {!study.list.hasLoanAnalysis && (
        <Banner tone="info">
          Loans are left out: the loan analysis of the portfolio, when it is switched on, adds a loan, a mix
          with a down payment, and the amortization.
        </Banner>
      )}
      <chakra.div
        {...stack}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '264px minmax(0, 1fr)' }}
      >
        <PayersFields study={study} payers={payers} />
        <PayersResultView study={study} payers={payers} />
      </chakra.div>
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
  const { result, work } = payers;
  if (result === null)
    return work === null ? (
      <chakra.p color="fg.muted">Enter the cost of the project to see who pays what.</chakra.p>
    ) : (
      <chakra.p color="fg.muted">Correct the terms of the loan to see who pays what.</chakra.p>
    );
  if (result instanceof Error)
    return (
      <Banner tone="danger">
        The ways to pay cannot be compared: {result.message}. Change the plan or the project.
      </Banner>
    );
  return <ResultViews study={study} payers={payers} result={result} />;
}

const VIEWS = [
  { value: 'ways', label: 'Ways to pay' },
  { value: 'ownership', label: 'By years of ownership' },
  { value: 'fees', label: 'Fee increase' },
  { value: 'amortization', label: 'Amortization' },
] as const;

interface ResultProps {
  study: PlanStudy;
  payers: Payers;
  result: Exclude<Payers['result'], Error | null>;
}

/** One side of the comparison at a time. */
function ResultViews({ study, payers: { form, discountRate }, result: { options, work } }: ResultProps) {
  const [wanted, setView] = useState<(typeof VIEWS)[number]['value']>('ways');
  const { fiscalYear, numberOfUnits } = study.basis;
  const hasLoan = options.some(({ loan }) => loan !== null);
  const offered = VIEWS.filter(
    ({ value }) => (value !== 'fees' || hasFeeIncrease(study)) && (value !== 'amortization' || hasLoan),
  );
  const view = offered.some(({ value }) => value === wanted) ? wanted : 'ways';
  return (
    <chakra.div {...stack} gap="3">
      <ViewChoice label="Side of the comparison" value={view} options={offered} onChange={setView} />
      {view === 'ways' && (
        <WayTable
          options={options}
          context={{ units: Math.max(1, numberOfUnits), fiscalYear, discountRate: discountRate ?? 0 }}
        />
      )}
      {view === 'ownership' && <OwnershipCard options={options} fiscalYear={fiscalYear} />}
      {view === 'fees' && <FeeIncreaseCard study={study} options={options} />}
      {view === 'amortization' && <AmortisationCard options={options} work={work} form={form} />}
    </chakra.div>
  );
}
