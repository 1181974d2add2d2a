import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/action/Button';
import { formatMoney } from '../../../ui/format/money';
import { formatPercent } from '../../../ui/format/percent';
import { Card } from '../../../ui/layout/Card';
import type { OfferKind, ReliefOffers } from './relief-offers';

export interface ReliefCardProps {
  relief: ReliefOffers;
  numberOfUnits: number;
  canCreate: boolean;
  onCreate: (offer: OfferKind) => void;
}

/** Shows what one early year costs for 30 years, and offers plans that ask for its money only once. */
export function ReliefCard({ relief, numberOfUnits, canCreate, onCreate }: ReliefCardProps) {
  const { planName, year, contribution, percentAtEnd, offers } = relief;
  const { assessment, ladder } = offers;
  return (
    <Card title={`${year} decides what ${planName} asks`}>
      <chakra.p color="fg.muted" maxW="760px" css={{ '& strong': { color: 'fg.default', fontWeight: 620 } }}>
        {planName} asks <strong>{formatMoney(contribution)}</strong> in its first year and goes on from there,
        because of what is due by the end of <strong>{year}</strong>
        {percentAtEnd !== null && (
          <>
            ; after 30 years it is <strong>{formatPercent(percentAtEnd)} funded</strong>
          </>
        )}
        . {assessment || ladder ? 'These plans are fully funded, too, and ask for that year only once:' : ''}
      </chakra.p>
      <chakra.ul listStyleType="none" mt="3">
        {assessment && (
          <OfferRow
            title="Special assessment"
            action={canCreate && <Create of="assessment" onCreate={onCreate} />}
          >
            {formatMoney(assessment.amounts[0])} in {year},{' '}
            {formatMoney(assessment.amounts[0] / numberOfUnits)} per unit, and{' '}
            {formatMoney(assessment.amounts[1])} in the first year
          </OfferRow>
        )}
        {ladder && (
          <OfferRow title="Ladder" action={canCreate && <Create of="ladder" onCreate={onCreate} />}>
            {formatMoney(ladder.amounts[0])} in the first year as above, and from {year + 1} on{' '}
            {formatMoney(ladder.amounts[1])}
          </OfferRow>
        )}
      </chakra.ul>
    </Card>
  );
}

const NAMES: Record<OfferKind, string> = {
  assessment: 'Create plan with assessment',
  ladder: 'Create ladder plan',
};

function Create({ of, onCreate }: { of: OfferKind; onCreate: (offer: OfferKind) => void }) {
  return <Button onClick={() => onCreate(of)}>{NAMES[of]}</Button>;
}

function OfferRow({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" gap="3" py="2.5" borderTopWidth="1px">
      <chakra.div flex="1" minW="220px">
        <chakra.p fontWeight="560">{title}</chakra.p>
        <chakra.p textStyle="table" color="fg.muted">
          {children}
        </chakra.p>
      </chakra.div>
      {action}
    </chakra.li>
  );
}
