import { Link } from 'react-router-dom';
import { Button } from '../ui/action/Button';
import { paths } from '../app/paths';
import { FigureStrip } from '../ui/figure/FigureStrip';
import { Money, Percent } from '../ui/figure/figures';
import { VerdictSentence } from '../ui/figure/VerdictSentence';
import { counted } from '../ui/format/count';
import { formatDay } from '../ui/format/day';
import { formatMoney } from '../ui/format/money';
import { formatPercent } from '../ui/format/percent';
import type { PlacementFiguresFragment, PlacementRowFragment } from './Placements.generated';

/** Says in one sentence how much is placed at which yield, with the figures behind it. */
export function PlacementVerdict(props: {
  placements: readonly PlacementRowFragment[];
  summary: PlacementFiguresFragment;
  canEdit: boolean;
}) {
  const { placements, summary, canEdit } = props;
  const { total, blendedYield, institutions } = summary;
  const free = placements.reduce(
    (sum, one) => sum + (one.maturityDate === null || one.isMatured ? one.value : 0),
    0,
  );
  const uninsured = institutions.reduce((sum, one) => sum + one.uninsured, 0);
  return (
    <>
      <VerdictSentence>
        <strong>{formatMoney(total)}</strong> lies at {counted(institutions.length, 'institution')}
        {blendedYield !== null && (
          <>
            {' '}
            and earns <strong>{formatPercent(blendedYield, 2)}</strong> a year
          </>
        )}
        .{' '}
        {uninsured > 0
          ? `${formatMoney(uninsured)} of it is above what is insured.`
          : 'All deposits are insured.'}
      </VerdictSentence>
      <div style={{ marginBottom: 20 }}>
        <FigureStrip
          figures={[
            { label: 'Free any day', value: <Money amount={free} /> },
            { label: 'Placed until a day', value: <Money amount={total - free} /> },
            {
              label: 'Yield',
              value: <Percent points={blendedYield} decimals={2} />,
              note: canEdit && <UseRate propertyId={summary.propertyId} rate={blendedYield} />,
            },
            {
              label: 'In the ledger',
              value: <Money amount={summary.ledgerBalance} />,
              note: ledgerNote(summary),
            },
          ]}
        />
      </div>
    </>
  );
}

function ledgerNote({ ledgerBalance, ledgerAsOf, difference }: PlacementFiguresFragment): string {
  if (ledgerBalance === null || difference === null) return 'No ledger with a reserve bank account';
  const as = ledgerAsOf === null ? '' : ` on ${formatDay(ledgerAsOf)}`;
  if (Math.abs(difference) < 0.005) return `The same${as}`;
  return `${formatMoney(Math.abs(difference))} ${difference > 0 ? 'less' : 'more'} than these accounts${as}`;
}

/** Links to the financials with this rate filled in: plans use the interest rate of the financials. */
function UseRate({ propertyId, rate }: { propertyId: string; rate: number | null }) {
  if (rate === null) return null;
  return (
    <Button asChild variant="link" size="sm">
      <Link to={paths.financialsWithRate(propertyId, rate)}>Use it for the plans</Link>
    </Button>
  );
}
