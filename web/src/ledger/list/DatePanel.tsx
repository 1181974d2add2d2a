import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { SelectedFiscalYear } from '../../app/selection/selection';
import { localToday } from '../../app/today';
import { Button } from '../../ui/action/Button';
import { DateInput } from '../../ui/date-field/DateInput';
import { isDay } from '../../ui/date-field/day-math';
import { Field } from '../../ui/field/Field';
import type { Narrowing } from '../data/ledger-address';

interface DatePanelProps {
  fiscalYear: SelectedFiscalYear;
  onApply: (dates: Narrowing) => void;
}

/** Asks for the first and last day, or for one of the common spans. */
export function DatePanel({ fiscalYear, onApply }: DatePanelProps) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const isBackwards = isDay(from) && isDay(to) && to < from;
  const isNothing = from === '' && to === '';
  const areDays = [from, to].every((day) => day === '' || isDay(day));
  return (
    <chakra.form
      display="grid"
      gap="3"
      p="3"
      onSubmit={(event) => {
        event.preventDefault();
        if (areDays && !isBackwards && !isNothing) onApply({ from, to });
      }}
    >
      <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="3">
        <Field label="From">
          <DateInput value={from} onChange={setFrom} />
        </Field>
        <Field label="To" error={isBackwards ? 'To should not be before From' : undefined}>
          <DateInput value={to} onChange={setTo} />
        </Field>
      </chakra.div>
      <Button type="submit" variant="primary" disabled={isBackwards || isNothing || !areDays}>
        Show these days
      </Button>
      <chakra.div display="flex" flexWrap="wrap" gap="2" borderTopWidth="1px" pt="3">
        {spans(fiscalYear, localToday()).map((span) => (
          <Button key={span.label} size="sm" onClick={() => onApply({ from: span.from, to: span.to })}>
            {span.label}
          </Button>
        ))}
      </chakra.div>
    </chakra.form>
  );
}

/** Returns the fiscal year on screen, the last 12 months and this month, both up to today. */
function spans({ label, startDate, endDate }: SelectedFiscalYear, today: string) {
  const [year = '', rest = ''] = [today.slice(0, 4), today.slice(4)];
  // One year before Feb 29 is Feb 28.
  const before = `${Number(year) - 1}${rest === '-02-29' ? '-02-28' : rest}`;
  return [
    { label, from: startDate, to: endDate },
    { label: 'Last 12 months', from: before, to: today },
    { label: 'This month', from: `${today.slice(0, 7)}-01`, to: today },
  ];
}
