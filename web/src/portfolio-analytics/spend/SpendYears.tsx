import { chakra } from '@chakra-ui/react';
import { SelectField } from '../../ui/field/SelectField';
import type { useSpendAddress } from './use-spend-address';

const OFFERED = 15;

/** Lets the user choose the first and the last year of the payments. */
export function SpendYears({ address }: { address: ReturnType<typeof useSpendAddress> }) {
  const { from, to, thisYear, change } = address;
  const last = Math.max(thisYear, to);
  const first = Math.min(last - OFFERED, from);
  const years = Array.from({ length: last - first + 1 }, (_, at) => last - at);
  return (
    <>
      <YearSelect
        label="From year"
        word="From"
        years={years}
        value={from}
        onChange={(year) => change({ from: year, to: Math.max(year, to) })}
      />
      <YearSelect
        label="To year"
        word="To"
        years={years.filter((year) => year >= from)}
        value={to}
        onChange={(year) => change({ to: year })}
      />
    </>
  );
}

interface YearSelectProps {
  label: string;
  word: string;
  years: readonly number[];
  value: number;
  onChange: (year: number) => void;
}

function YearSelect({ label, word, years, value, onChange }: YearSelectProps) {
  return (
    <chakra.div w="128px" flex="none">
      <SelectField
        size="sm"
        aria-label={label}
        options={years.map((year) => ({ value: String(year), label: `${word} ${year}` }))}
        value={String(value)}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </chakra.div>
  );
}
