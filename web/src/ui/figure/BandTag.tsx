import { Tag } from './Tag';

export type Band = 'weak' | 'fair' | 'strong';

const bands = {
  weak: { tone: 'danger', word: 'Weak' },
  fair: { tone: 'warning', word: 'Fair' },
  strong: { tone: 'success', word: 'Strong' },
} as const;

/** Returns the band of a share in percent: below 30 weak, below 70 fair, otherwise strong. Compared unrounded. */
export function bandOf(points: number): Band {
  return points < 30 ? 'weak' : points < 70 ? 'fair' : 'strong';
}

/** Weak, Fair or Strong as a word on its color. */
export function BandTag({ band, text }: { band: Band; text?: string }) {
  return <Tag tone={bands[band].tone}>{text ?? bands[band].word}</Tag>;
}
