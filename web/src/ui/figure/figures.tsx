import { formatDay, formatMoment } from '../format/day';
import { useFormats } from '../format/formats';
import { formatMoney, formatMoneyShort } from '../format/money';
import { formatPercent } from '../format/percent';
import { Spoken } from './Spoken';
import styles from './figure.module.css';

type Missing = null | undefined;

/** An en dash that screen readers say as "no value". */
export function NoValue() {
  return (
    <span className={styles.none}>
      <span aria-hidden>–</span>
      <Spoken>no value</Spoken>
    </span>
  );
}

/** US dollars, whole; below zero red with a true minus. */
export function Money({ amount, short }: { amount: number | Missing; short?: boolean }) {
  useFormats();
  if (amount == null) return <NoValue />;
  const negative = Math.round(amount) < 0;
  return (
    <span data-figure className={styles.money} data-negative={negative || undefined}>
      {short ? formatMoneyShort(amount) : formatMoney(amount)}
    </span>
  );
}

/** Percentage points: whole for shares, `decimals={2}` for rates. */
export function Percent({ points, decimals = 0 }: { points: number | Missing; decimals?: number }) {
  if (points == null) return <NoValue />;
  return <span data-figure>{formatPercent(points, decimals)}</span>;
}

/** An ISO day as `Nov 20, 2026`; with a time of day (`moment`) also that, in the zone given. */
export function DateText(props: { iso: string | Missing; moment?: boolean; timeZone?: string }) {
  useFormats();
  if (!props.iso) return <NoValue />;
  return (
    <time dateTime={props.iso}>
      {props.moment ? formatMoment(props.iso, props.timeZone) : formatDay(props.iso)}
    </time>
  );
}
