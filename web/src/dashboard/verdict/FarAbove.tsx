import { isFarAbove } from '@roofline/engine/inventory/fully-funded';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/action/Button';
import { Banner } from '../../ui/feedback/Banner';
import { formatPercent } from '../../ui/format/percent';
import type { Health } from '../health';

/** Says that the calculated plan ends far above its goal, and links to the plans for a ladder or an assessment. */
export function FarAbove({ health, canPlan }: { health: Health; canPlan: boolean }) {
  const { plan, fundingReport, ratingBands } = health;
  const last = fundingReport?.years.at(-1);
  const atEnd = last?.percentFundedEnd ?? null;
  if (plan?.standing !== 'calculated' || !last || atEnd === null || !isFarAbove(atEnd, ratingBands))
    return null;
  return (
    <Banner
      tone="info"
      action={
        canPlan && (
          <Button asChild size="sm">
            <Link to={paths.plans}>See a ladder or an assessment</Link>
          </Button>
        )
      }
    >
      One early year decides what {plan.name} asks for 30 years: by the end of {last.year} it is{' '}
      {formatPercent(atEnd)} funded.
    </Banner>
  );
}
