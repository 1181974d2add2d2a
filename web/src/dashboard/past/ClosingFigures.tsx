import { chakra } from '@chakra-ui/react';
import { FigureStrip } from '../../ui/figure/FigureStrip';
import { Money } from '../../ui/figure/figures';
import { formatDayOf } from '../../ui/format/day';
import { formatMoney } from '../../ui/format/money';
import type { ClosedYearQuery } from './ClosedYear.generated';

type Closed = NonNullable<ClosedYearQuery['reconciliation']>;

export interface ClosingFiguresProps {
  fiscalYear: number;
  reconciledAt: string | null;
  planned: Closed['planned'];
  actual: NonNullable<Closed['actual']>;
}

/** The actual figures of a reconciled year, each beside its planned figure. */
export function ClosingFigures({ fiscalYear, reconciledAt, planned, actual }: ClosingFiguresProps) {
  const figures = (['endBalance', 'contributions', 'interest', 'expenditures'] as const).map((key) => ({
    label: LABELS[key],
    value: <Money amount={actual[key]} />,
    note: planned ? `Planned ${formatMoney(planned[key])}` : undefined,
  }));
  return (
    <>
      <chakra.h2 id="closed-year" textStyle="section">
        How {fiscalYear} closed
      </chakra.h2>
      <chakra.p textStyle="caption" color="fg.muted" mb="3">
        Actual figures{reconciledAt ? `, reconciled ${formatDayOf(reconciledAt)}` : ''}.
        {actual.specialAssessments > 0 &&
          ` Special assessments brought in another ${formatMoney(actual.specialAssessments)}.`}
      </chakra.p>
      <FigureStrip figures={figures} />
    </>
  );
}

const LABELS = {
  endBalance: 'Closing balance',
  contributions: 'Contributions to reserves',
  interest: 'Interest',
  expenditures: 'Expenditures',
} as const;
