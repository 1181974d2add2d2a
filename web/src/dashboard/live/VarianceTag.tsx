import type { VarianceLimits } from '@roofline/schema/ledger/account';
import { Tag } from '../../ui/figure/Tag';
import { formatPercent } from '../../ui/format/percent';
import { Defined } from './Defined';
import type { LiveVariance } from './live';

const LOOKS = {
  ok: { word: 'OK', tone: 'success' },
  watch: { word: 'Watch', tone: 'warning' },
  alert: { word: 'Alert', tone: 'danger' },
} as const;

/** `Watch, 14% off plan`. */
export function varianceText({ status, percent }: LiveVariance): string {
  const { word } = LOOKS[status];
  return percent === null || percent <= 0 ? word : `${word}, ${formatPercent(percent)} off plan`;
}

interface VarianceTagProps {
  variance: LiveVariance | null | undefined;
  limits: VarianceLimits;
}

/** Shows how far a figure is off its plan, and explains the limits of Watch and Alert; word and color say the same. */
export function VarianceTag({ variance, limits }: VarianceTagProps) {
  if (!variance) return null;
  return (
    <Defined of="variance" limits={limits}>
      <Tag tone={LOOKS[variance.status].tone}>{varianceText(variance)}</Tag>
    </Defined>
  );
}
