import { formatLimit } from '@roofline/schema/money';

/** The limits that hold now: `From $0 to $386,400`. */
export const rangeHint = (max: number) => `From $0 to ${formatLimit(max)}`;
