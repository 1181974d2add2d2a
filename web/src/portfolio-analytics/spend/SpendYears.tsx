import { FilterSelect } from '../../ui/table-tools/FilterSelect';
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
      <FilterSelect
        label="From year"
        options={optionsOf('From', years)}
        value={from}
        onChange={(year) => change({ from: Number(year), to: Math.max(Number(year), to) })}
        width="128px"
      />
      <FilterSelect
        label="To year"
        options={optionsOf(
          'To',
          years.filter((year) => year >= from),
        )}
        value={to}
        onChange={(year) => change({ to: Number(year) })}
        width="128px"
      />
    </>
  );
}

const optionsOf = (word: string, years: readonly number[]) =>
  years.map((year) => ({ value: year, label: `${word} ${year}` }));
