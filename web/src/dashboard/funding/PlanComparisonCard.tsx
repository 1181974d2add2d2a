import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Card } from '../../ui/layout/Card';
import { Tag } from '../../ui/figure/Tag';
import { ScrollSideways } from '../../ui/layout/ScrollSideways';
import { Money, Percent } from '../../ui/figure/figures';
import { Sparkline } from '../../ui/marks/Sparkline';
import { formatDay } from '../../ui/format/day';
import { formatPercent } from '../../ui/format/percent';
import type { Health, PlanOutcome } from '../health';

const TAGS: Record<string, { word: string; tone: 'brand' | 'info' | 'neutral' }> = {
  adopted: { word: 'Adopted', tone: 'brand' },
  recommended: { word: 'Recommended', tone: 'info' },
  default: { word: 'Calculated for you', tone: 'neutral' },
  disclosure: { word: 'Disclosure', tone: 'neutral' },
  current: { word: 'As paid today', tone: 'neutral' },
};

const cell = { px: '4.5', py: '2.5', textAlign: 'left', verticalAlign: 'middle' } as const;
const figureCell = { ...cell, textAlign: 'right' } as const;

/** Compares the plans: the contribution of each in the year, and its outcome. */
export function PlanComparisonCard({ health }: { health: Health }) {
  const lastYear = health.fundingReport?.years.at(-1)?.year;
  if (health.plans.length === 0 || lastYear === undefined) return null;
  return (
    <Card flush title="Funding Plan Comparison">
      <ScrollSideways label="Funding plans compared">
        <chakra.table w="full" textStyle="table" borderCollapse="collapse">
          <chakra.caption srOnly>Funding plans compared over 30 years</chakra.caption>
          <chakra.thead textStyle="tableHead" color="fg.muted">
            <tr>
              <chakra.th {...cell} scope="col">
                Plan
              </chakra.th>
              <chakra.th {...figureCell} scope="col">
                In {health.fiscalYear}
              </chakra.th>
              <chakra.th {...figureCell} scope="col">
                Lowest balance
              </chakra.th>
              <chakra.th {...cell} scope="col" display={{ base: 'none', sm: 'table-cell' }}>
                Next 30 years
              </chakra.th>
              <chakra.th {...figureCell} scope="col">
                Funded {lastYear}
              </chakra.th>
            </tr>
          </chakra.thead>
          <tbody>
            {health.plans.map((plan) => (
              <PlanRow
                key={plan.planId ?? plan.name}
                plan={plan}
                adoptedOn={plan.planId === health.adoption?.planId ? health.adoption?.meetingDate : undefined}
              />
            ))}
          </tbody>
        </chakra.table>
      </ScrollSideways>
    </Card>
  );
}

function PlanLink({ planId, name }: { planId: string; name: string }) {
  return (
    // The link is as large as its row.
    <chakra.span
      asChild
      color="fg.default"
      _hover={{ textDecoration: 'underline' }}
      _after={{ content: '""', position: 'absolute', inset: '0' }}
    >
      <Link to={paths.plan(planId)}>{name}</Link>
    </chakra.span>
  );
}

/** Returns the tags of a plan: `default` is left out where `recommended` says enough. */
function tagsOf({ tags }: PlanOutcome): string[] {
  return tags.includes('recommended') ? tags.filter((tag) => tag !== 'default') : [...tags];
}

/** A row of the comparison; only the adopted plan names the day of the figures that the board adopted. */
function PlanRow({ plan, adoptedOn }: { plan: PlanOutcome; adoptedOn?: string }) {
  return (
    <chakra.tr
      borderTopWidth="1px"
      position="relative"
      _hover={{ bg: plan.planId === null ? undefined : 'bg.subtle' }}
    >
      <chakra.th {...cell} scope="row" fontWeight="400">
        <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
          <chakra.span fontWeight="560">
            {plan.planId == null ? plan.name : <PlanLink planId={plan.planId} name={plan.name} />}
          </chakra.span>
          {tagsOf(plan).map((tag) => {
            const look = TAGS[tag];
            return (
              look && (
                <Tag key={tag} tone={look.tone}>
                  {look.word}
                </Tag>
              )
            );
          })}
        </chakra.span>
        <chakra.span display="block" textStyle="caption" color="fg.subtle">
          {plan.increaseRate === 0
            ? 'The same each year'
            : `${formatPercent(plan.increaseRate, 2).replace(/(?:\.00|(?<=\.\d)0)%/, '%')} more each year`}
          {adoptedOn && `; as adopted on ${formatDay(adoptedOn)}`}
        </chakra.span>
      </chakra.th>
      <chakra.td {...figureCell}>
        <Money amount={plan.firstYearContribution} />
      </chakra.td>
      <chakra.td {...figureCell}>
        <Money amount={plan.lowestBalance} />
        <chakra.span display="block" textStyle="caption" color="fg.subtle">
          in {plan.lowestBalanceYear}
        </chakra.span>
      </chakra.td>
      <chakra.td {...cell} display={{ base: 'none', sm: 'table-cell' }}>
        <Sparkline values={plan.endBalances} label={`Year-end balances of ${plan.name}`} />
      </chakra.td>
      <chakra.td {...figureCell}>
        <Percent points={plan.percentFundedEnd} />
      </chakra.td>
    </chakra.tr>
  );
}
