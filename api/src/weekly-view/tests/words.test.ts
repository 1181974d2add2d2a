import { anAssociation, associationsPageOf } from '@roofline/schema/fixtures/portfolio-analytics';
import { associationView } from '@roofline/schema/portfolio-analytics/associations';
import { weeklyWords } from '../mail/words';

const view = associationView.parse({ basis: 'current' });

test('has each association’s main figures in a line, and the number of further ones', () => {
  const rows = [
    anAssociation({ isDisclosureOverdue: true, firstYearBelowZero: 2031 }),
    anAssociation({ name: 'Steady', percentFunded: null, fundingBand: null, firstYearBelowZero: null }),
    anAssociation({ name: 'New', problem: 'No fiscal year is set up' }),
  ];
  const page = associationsPageOf(rows);
  const { items, verdict, notes } = weeklyWords({ ...page, totalCount: 14 }, view);
  expect(items.map(({ title }) => title)).toEqual(['Cedar Ridge Condominiums', 'Steady', 'New']);
  expect(items[0]!.detail).toMatch(
    /^62% funded, fair · lowest balance .* in \d{4} · below zero in 2031 · five-year cover \d+% · disclosure overdue$/,
  );
  expect(items[1]!.detail).toMatch(/^Percent funded not available · .* · never below zero in 30 years/);
  expect(items[2]!.detail).toBe('No fiscal year is set up');
  expect(verdict[0]).toContain('At the contribution that each association pays today');
  expect(notes).toEqual(['The view has 11 more associations.']);
});
