import { BASES } from '@roofline/schema/portfolio-analytics/words';
import { FigureStrip } from '../../ui/figure/FigureStrip';
import { VerdictSentence } from '../../ui/figure/VerdictSentence';
import { counted } from '../../ui/format/count';
import type { Associations } from './use-associations';

type Summary = NonNullable<Associations['found']>['summary'];

/** Sums up all associations of the filter in a sentence and four figures. */
export function AssociationsVerdict({ summary, basis }: { summary: Summary; basis: 'plan' | 'current' }) {
  const { associations, belowZero, contributeLess, weak, fair, strong, waiting, withFigures } = summary;
  if (associations === 0) return null;
  const all = waiting > 0 ? `${withFigures} computed so far` : counted(associations, 'association');
  return (
    <>
      <VerdictSentence>
        {BASES[basis]}, <strong>{belowZero === 0 ? `none of ${all}` : `${belowZero} of ${all}`}</strong>{' '}
        {belowZero === 1 ? 'ends' : 'end'} a year of the next 30 below zero.{' '}
        <strong>{contributeLess === 0 ? 'None' : contributeLess}</strong>{' '}
        {contributeLess === 1 ? 'contributes' : 'contribute'} less than recommended.
      </VerdictSentence>
      <FigureStrip
        figures={[
          {
            label: 'Weak, fair, strong',
            value: `${weak}, ${fair}, ${strong}`,
            note: 'Percent funded at the start of the year',
          },
          { label: 'Below zero within 30 years', value: belowZero },
          {
            label: 'Five-year cover below 100%',
            value: summary.coverBelow100,
            note: 'Balance and inflows against spending',
          },
          { label: 'Disclosures overdue', value: summary.disclosureOverdue },
        ]}
      />
    </>
  );
}
