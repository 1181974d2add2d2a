import { feeIncrease } from '@roofline/engine/lender/readiness';
import type { FundingOption } from '@roofline/engine/loan/comparison';
import { contributionAmounts } from '@roofline/engine/projection/contributions';
import { toCents, toDollars } from '@roofline/schema/value/money';
import { Money, Percent } from '../../../ui/figure/figures';
import { formatMoney } from '../../../ui/format/money';
import { Card } from '../../../ui/layout/Card';
import { ChartTable } from '../../../ui/marks/ChartTable';
import type { PlanStudy } from '../../../plan/model/plan-study';
import { WAYS } from '../ways';

/** Returns the annual fees under a way, in cents, with a higher contribution or installments billed to owners. */
function feesOf({ owner, loan }: FundingOption, planned: number, annualFee: number): number {
  const isBilled = owner.byYear.some((year) => year.loan > 0);
  const instalments = loan && isBilled ? 12 * loan.monthlyPayment : 0;
  return annualFee + owner.byYear[0]!.contribution - planned + instalments;
}

/** Returns whether the fees of both years are known, in a workspace that compares loans. */
export function hasFeeIncrease({ list }: PlanStudy): boolean {
  return list.hasLoanAnalysis && list.annualFee !== null && list.previousAnnualFee !== null;
}

/** The rise of the fees over the year before, as a lender asks for it. */
export function FeeIncreaseCard({ study, options }: { study: PlanStudy; options: readonly FundingOption[] }) {
  const { annualFee, previousAnnualFee } = study.list;
  if (!hasFeeIncrease(study) || annualFee === null || previousAnnualFee === null) return null;
  const { fiscalYear } = study.basis;
  const before = toCents(previousAnnualFee);
  const planned = contributionAmounts(study.solved.input.contributions, 1)[0]!;
  const shown = options.filter(({ way }) => way !== 'assessment' && way !== 'whenShort');
  return (
    <Card title="Fee increase">
      <ChartTable
        caption="Increase in annual fees over the year before"
        heads={['Way', 'Annual fees', `More than in ${fiscalYear - 1}`, 'Rise']}
        rows={shown.map((option) => {
          const fees = feesOf(option, planned, toCents(annualFee));
          const { amount, percent } = feeIncrease(fees, before);
          return {
            key: option.way,
            head: WAYS[option.way].name,
            cells: [
              <Money key="fees" amount={toDollars(fees)} />,
              <Money key="more" amount={toDollars(amount)} />,
              <Percent key="percent" points={percent} decimals={1} />,
            ],
          };
        })}
        note={`Lenders ask for this figure. Fees of ${fiscalYear - 1}: ${formatMoney(previousAnnualFee)}. With a loan that owners repay, twelve of its level payments are added, whenever they begin.`}
      />
    </Card>
  );
}
