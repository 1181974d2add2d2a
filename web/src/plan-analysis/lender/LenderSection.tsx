import { chakra } from '@chakra-ui/react';
import { lenderReadiness, sufficientIncrease, type LenderReadiness } from '@roofline/engine/lender/readiness';
import { monthlyContributionPerUnit } from '@roofline/engine/projection/per-unit';
import { toDollars } from '@roofline/schema/value/money';
import { useState } from 'react';
import { localToday } from '../../app/today';
import { Field } from '../../ui/field/Field';
import { DateInput } from '../../ui/date-field/DateInput';
import { isDay } from '../../ui/date-field/day-math';
import { FigureStrip } from '../../ui/figure/FigureStrip';
import { formatMoney, formatMoneyCents } from '../../ui/format/money';
import { formatPercent } from '../../ui/format/percent';
import { Card } from '../../ui/layout/Card';
import { ChartTable } from '../../ui/marks/ChartTable';
import type { PlanStudy } from '../../plan/model/plan-study';
import { firstIncome, INCOME_KINDS, incomeLines } from './income-words';
import { IncomeFields } from './IncomeFields';
import { LenderRules } from './LenderRules';
import { LenderVerdict } from './LenderVerdict';

/** Says whether the budgeted reserve contribution meets the rule of mortgage lenders on a day. */
export function LenderSection({ study }: { study: PlanStudy }) {
  const [typedDay, setTypedDay] = useState(localToday);
  // While a day is half typed, the rule of the last whole day stays.
  const [day, setDay] = useState(typedDay);
  const [income, setIncome] = useState(() => firstIncome(study.list.annualFee));
  const type = (typed: string) => {
    setTypedDay(typed);
    if (isDay(typed)) setDay(typed);
  };
  const contribution = study.solved.plan.firstYearContribution;
  const units = Math.max(1, study.basis.numberOfUnits);
  const input = {
    applicationDay: day,
    units,
    reserveContribution: contribution,
    income: incomeLines(income),
  };
  const readiness = lenderReadiness(input);
  const increase = sufficientIncrease(readiness, contribution);
  return (
    <chakra.div {...stack}>
      <div role="status">
        <LenderVerdict readiness={readiness} day={day} contribution={contribution} increase={increase} />
      </div>
      <LenderFigures
        readiness={readiness}
        increase={increase}
        perUnitMonth={monthlyContributionPerUnit(increase, units)}
      />
      <chakra.div {...columns} alignItems="start">
        <chakra.div {...stack} {...paperRow('minmax(0, 1fr) minmax(0, 2fr)')}>
          <Card title="Loan application">
            <Field label="Application date" hint="The rule in force on this day applies">
              <DateInput value={typedDay} onChange={type} />
            </Field>
          </Card>
          <IncomeFields income={income} onChange={setIncome} />
        </chakra.div>
        <chakra.div {...stack} {...paperRow('minmax(0, 1fr) minmax(0, 1fr)')}>
          <LenderRules input={input} inForce={readiness.rule} />
          <IncomeTable readiness={readiness} />
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

const stack = { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
/** Stacked on a screen, side by side on paper. */
const paperRow = (columnsOnPaper: string) => ({
  'data-paper-row': '',
  _print: { gridTemplateColumns: columnsOnPaper },
});
/** Inputs beside their results. */
const columns = {
  ...stack,
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

interface FiguresProps {
  readiness: LenderReadiness;
  /** Cents a year; below, cents per unit and month. */
  increase: number;
  perUnitMonth: number;
}

function LenderFigures({ readiness, increase, perUnitMonth }: FiguresProps) {
  const { ratio, rule, requiredContribution, shortPerYear, shortPerUnitMonth } = readiness;
  return (
    <FigureStrip
      figures={[
        {
          label: 'Contribution over income',
          value: ratio === null ? '–' : formatPercent(ratio, 2),
          note: `At least ${formatPercent(rule.minimumRatio)}`,
        },
        {
          label: 'Required contribution',
          value: formatMoney(toDollars(requiredContribution)),
          note: 'A year, at the budgeted income',
        },
        {
          label: 'Shortfall per unit, month',
          value: shortPerYear === 0 ? 'None' : formatMoneyCents(toDollars(shortPerUnitMonth)),
          note:
            shortPerYear === 0
              ? 'The budget is sufficient'
              : `${formatMoney(toDollars(shortPerYear))} a year in all`,
        },
        {
          label: 'Sufficient increase',
          value: increase === 0 ? 'None' : formatMoney(toDollars(increase)),
          note:
            increase === 0
              ? 'No increase needed'
              : `A year, ${formatMoneyCents(toDollars(perUnitMonth))} per unit a month, all for reserves`,
        },
      ]}
    />
  );
}

function IncomeTable({ readiness }: { readiness: LenderReadiness }) {
  const { countedIncome, excludedIncome, assessmentIncome } = readiness;
  if (countedIncome.length + excludedIncome.length === 0) return null;
  const row = (isCounted: boolean) => (line: (typeof countedIncome)[number], index: number) => ({
    key: `${isCounted}-${index}`,
    head: line.name,
    cells: [
      INCOME_KINDS[line.kind],
      isCounted ? 'Counted' : 'Left out',
      formatMoneyCents(toDollars(line.amount)),
    ],
  });
  return (
    <Card title="What counts as assessment income">
      <ChartTable
        caption="Income that counts, and income that is left out"
        heads={['Income', 'Kind', 'Under the rule', 'A year']}
        wordColumns={['Kind', 'Under the rule']}
        rows={[
          ...countedIncome.map(row(true)),
          ...excludedIncome.map(row(false)),
          {
            key: 'sum',
            head: 'Assessment income',
            isStrong: true,
            cells: ['', '', formatMoneyCents(toDollars(assessmentIncome))],
          },
        ]}
        note="Regular assessments count. Special assessments, incidental income, utilities billed to owners and the reserve fund's own income do not."
      />
    </Card>
  );
}
