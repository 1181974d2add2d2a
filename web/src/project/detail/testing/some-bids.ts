import { screen } from '@testing-library/react';
import { id } from '@roofline/schema/fixtures/id';
import { aBid, aScopeOfWork } from '@roofline/schema/fixtures/project';

/** Two lines of work, and two bids: one for both lines, and a dearer one for a single line, which has ended. */
const TEAR_OFF = aScopeOfWork({ scopeOfWorkId: id(851), description: 'Take off the old membrane' });
const MEMBRANE = aScopeOfWork({ scopeOfWorkId: id(852), description: 'New membrane' });
export const scopeOfWork = [TEAR_OFF, MEMBRANE];
const line = (n: number, amount: number) => ({ scopeOfWorkId: id(850 + n), amount });
export const apex = aBid({
  bidId: id(861),
  lines: [line(1, 50_000), line(2, 200_000)],
  propertyFileId: id(550),
  fileName: 'Apex bid.pdf',
});
export const summit = aBid({
  bidId: id(862),
  bidder: 'Summit Roofing',
  amount: 270_000,
  lines: [line(2, 190_000)],
  validUntil: '2020-01-31',
});
export const bids = [apex, summit];
/** The comparison of bids on screen. */
export const table = () => screen.getByRole('region', { name: 'Bids side by side' });
