import type { FundingOption, FundingWay } from '@roofline/engine/loan/comparison';
import { perUnit } from '@roofline/engine/projection/per-unit';
import { toDollars } from '@roofline/schema/value/money';
import { VerdictSentence } from '../../../ui/figure/VerdictSentence';
import { quoted } from '../../../ui/format/quoted';
import { formatMoney } from '../../../ui/format/money';
import type { FundedWork } from '../../../plan/model/choices/funded-work';
import { monthText } from '../ways';
import { loanPerUnitMonth } from './way-rows';

export interface PayersVerdictProps {
  work: FundedWork;
  options: readonly FundingOption[];
  units: number;
  fiscalYear: number;
}

const text = (cents: number) => formatMoney(toDollars(cents));

/** Says what owners pay for the project in the three usual ways: assessment, contribution and loan. */
export function PayersVerdict({ work, options, units, fiscalYear }: PayersVerdictProps) {
  const option = (way: FundingWay) => options.find((each) => each.way === way);
  const loan = option('loan');
  const short = option('present')?.firstShortfallYear ?? null;
  const added = option('contribution')?.addedPerUnitMonth ?? 0;
  return (
    <VerdictSentence isTight>
      {work.isScheduled ? quoted(work.name) : work.name} costs <strong>{text(work.cost)}</strong> in{' '}
      {work.year}.{' '}
      {short === null
        ? 'The current plan pays for it without falling below zero. '
        : `As planned, the balance falls below zero in ${fiscalYear + short}. `}
      Paid by a special assessment it is <strong>{text(perUnit(work.cost, units))}</strong> per unit at once;{' '}
      {added > 0 ? (
        <>
          by a higher contribution <strong>{monthText(added)}</strong> more per unit a month from {fiscalYear}
        </>
      ) : (
        'no higher contribution is needed'
      )}
      {loan && (
        <>
          ; by a loan <strong>{monthText(loanPerUnitMonth(loan, units))}</strong> per unit a month from{' '}
          {work.year}
        </>
      )}
      .
    </VerdictSentence>
  );
}
