import { chakra } from '@chakra-ui/react';
import type { FundingOption, FundingWay } from '@roofline/engine/loan/comparison';
import { loanCost } from '@roofline/engine/loan/effective-cost';
import { toDollars } from '@roofline/schema/value/money';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/action/Button';
import { SegmentedControl } from '../../../ui/choice/SegmentedControl';
import { formatMoney, formatMoneyCents } from '../../../ui/format/money';
import { formatPercent } from '../../../ui/format/percent';
import { Card } from '../../../ui/layout/Card';
import { ChartTable, type ChartTableRow } from '../../../ui/marks/ChartTable';
import type { FundedWork } from '../../../plan/model/choices/funded-work';
import { WAYS } from '../ways';
import {
  amortisationLines,
  amortisationSum,
  amortisationYears,
  downloadAmortisation,
  type AmortisationLine,
} from './amortisation-csv';
import { loanTerms, type LoanForm } from '@roofline/schema/plan-analysis/loan-terms';

const PERIODS = [
  { value: 'years', label: 'Years' },
  { value: 'months', label: 'Months' },
] as const;

export interface AmortisationCardProps {
  options: readonly FundingOption[];
  work: FundedWork;
  form: LoanForm;
}

/** Every payment of the loan, or of the loan after the down payment; also as a file. */
export function AmortisationCard({ options, work, form }: AmortisationCardProps) {
  const loans = options.filter(({ loan }) => loan !== null);
  const [wanted, setWanted] = useState<FundingWay>('loan');
  const [period, setPeriod] = useState<'years' | 'months'>('years');
  const shown = loans.find(({ way }) => way === wanted) ?? loans[0];
  const loan = shown?.loan ?? null;
  if (!shown || !loan) return null;
  const lines = amortisationLines(loan.rows, work.year);
  const fees = form.areFeesFinanced ? loanTerms(form).fees! : 0;
  const cost = loanCost({ ...loanTerms(form), principal: loan.borrowed - fees }, loan);
  return (
    <Card
      title="Amortization"
      aside={
        <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
          {loans.length > 1 && (
            <SegmentedControl
              label="Which loan"
              value={shown.way}
              options={loans.map(({ way }) => ({ value: way, label: WAYS[way].name }))}
              onChange={setWanted}
            />
          )}
          <SegmentedControl label="Rows" value={period} options={PERIODS} onChange={setPeriod} />
          <Button
            size="sm"
            icon={<Download size={15} strokeWidth={1.75} />}
            onClick={() => downloadAmortisation(lines, `loan-amortization-${work.year}.csv`)}
          >
            Download CSV
          </Button>
        </chakra.div>
      }
    >
      <chakra.p mb="3" color="fg.muted">
        {formatMoney(toDollars(loan.borrowed))} borrowed, {formatMoneyCents(toDollars(loan.monthlyPayment))} a
        month, {formatMoney(toDollars(loan.totalInterest))} interest in all
        {cost && `; with its fees it costs ${formatPercent(cost.nominalRate, 2)} a year`}
        {loan.clearedAtEnd > 0 &&
          `; the last payment clears ${formatMoney(toDollars(loan.clearedAtEnd))} on top of a regular one`}
        .
      </chakra.p>
      <ChartTable
        caption={`Amortization by ${period === 'years' ? 'fiscal year' : 'month'}`}
        heads={[period === 'years' ? 'Fiscal year' : 'Month', 'Payments', 'Interest', 'Principal', 'Balance']}
        rows={period === 'years' ? yearRows(lines) : monthRows(lines)}
        note="In dollars and cents. The first payment is due a month after the loan is drawn, at the start of the fiscal year of the work."
      />
    </Card>
  );
}

const cents = (...amounts: number[]) => amounts.map((amount) => formatMoneyCents(toDollars(amount)));

function yearRows(lines: readonly AmortisationLine[]): ChartTableRow[] {
  const years = amortisationYears(lines);
  const sums = (['payment', 'interest', 'principal'] as const).map((figure) =>
    amortisationSum(lines, figure),
  );
  return [
    ...years.map(({ fiscalYear, payment, interest, principal, balance }) => ({
      key: fiscalYear,
      head: fiscalYear,
      cells: cents(payment, interest, principal, balance),
    })),
    {
      key: 'total',
      head: 'Total',
      isStrong: true,
      cells: [...cents(...sums), ''],
    },
  ];
}

function monthRows(lines: readonly AmortisationLine[]): ChartTableRow[] {
  return lines.map(({ month, fiscalYear, payment, interest, principal, balance }) => ({
    key: month,
    head: `${month} (${fiscalYear})`,
    cells: cents(payment, interest, principal, balance),
  }));
}
