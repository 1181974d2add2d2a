import { chakra } from '@chakra-ui/react';
import { Money } from '../ui/figure/figures';
import { Tag } from '../ui/figure/Tag';
import { formatMoney } from '../ui/format/money';
import { Card } from '../ui/layout/Card';
import type { PlacementFiguresFragment } from './Placements.generated';

/** The money at each institution, beside the insured amount. */
export function InstitutionCard({ summary }: { summary: PlacementFiguresFragment }) {
  return (
    <Card title="By institution">
      <chakra.ul listStyleType="none" display="grid" gap="3">
        {summary.institutions.map((one) => (
          <chakra.li key={one.institution} display="grid" gridTemplateColumns="1fr auto" columnGap="3">
            <chakra.span fontWeight="560" overflowWrap="anywhere">
              {one.institution}
            </chakra.span>
            <Money amount={one.deposits + one.others} />
            {one.others > 0 && (
              <chakra.span gridColumn="1 / -1" textStyle="caption" color="fg.muted">
                {formatMoney(one.others)} is no deposit
              </chakra.span>
            )}
            {one.uninsured > 0 && (
              <chakra.span gridColumn="1 / -1" mt="1">
                <Tag tone="warning">{formatMoney(one.uninsured)} not insured</Tag>
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p textStyle="caption" color="fg.subtle" mt="4">
        Deposits are insured up to {formatMoney(summary.insuredLimit)} for one association at one institution:{' '}
        {summary.insuranceSource}. Whether an institution is insured at all is for the board to check.
      </chakra.p>
    </Card>
  );
}
