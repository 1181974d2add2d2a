import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { useWidth } from '../../../ui/charts/use-width';
import { Tag } from '../../../ui/figure/Tag';
import { Sparkline } from '../../../ui/marks/Sparkline';
import type { MenuItem } from '../../../ui/overlay/Menu';
import { RowMenu } from '../../../ui/table-tools/RowMenu';
import { planMarks } from '../../model/plan-rank';
import { goalWords, increaseWords } from '../../model/plan-words';
import { balancesOf, roofline, type PlanRow } from '../plans-data';
import { PlanFacts } from './PlanFacts';

export interface PlanCardProps {
  plan: PlanRow;
  menu: readonly MenuItem[];
  isCompared: boolean;
  /** The comparison holds as many plans as it can. */
  isFull: boolean;
  onCompare: (isCompared: boolean) => void;
}

/** One plan: its goal, its contribution, and whether the money lasts. */
export function PlanCard({ plan, menu, isCompared, isFull, onCompare }: PlanCardProps) {
  return (
    <chakra.article {...cardStyle} borderColor={isCompared ? 'brand.fg' : undefined} aria-label={plan.name}>
      <chakra.div display="flex" alignItems="flex-start" gap="2">
        <chakra.div flex="1" minW="0">
          <chakra.h3 textStyle="section" overflowWrap="anywhere">
            <chakra.span asChild {...linkStyle}>
              <Link to={paths.plan(plan.planId)}>{plan.name}</Link>
            </chakra.span>
          </chakra.h3>
          <chakra.p textStyle="caption" color="fg.muted">
            {goalWords(plan.settings)}. {increaseWords(plan.increaseRate)}.
          </chakra.p>
        </chakra.div>
        <chakra.div my="-1" me="-1.5">
          <RowMenu name={plan.name} items={menu} />
        </chakra.div>
      </chakra.div>
      <Roofline plan={plan} />
      <PlanFacts plan={plan} />
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="2" mt="auto">
        <PlanTags plan={plan} />
        <chakra.div flexShrink={0} textStyle="table" color="fg.muted" data-no-print="">
          <Checkbox
            label="Compare"
            aria-label={`Compare ${plan.name}`}
            checked={isCompared}
            disabled={isFull && !isCompared}
            onChange={(event) => onCompare(event.currentTarget.checked)}
          />
        </chakra.div>
      </chakra.div>
    </chakra.article>
  );
}

/** The tags of a plan, such as Adopted or Cannot be met; at least one line high, so that cards align. */
export function PlanTags({ plan }: { plan: PlanRow }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="1.5" minH="20px">
      {planMarks(plan).map((mark) => (
        <Tag key={mark.word} tone={mark.tone}>
          {mark.word}
        </Tag>
      ))}
      {!plan.isFeasible && <Tag tone="warning">Cannot be met</Tag>}
    </chakra.div>
  );
}

function Roofline({ plan }: { plan: PlanRow }) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const values = balancesOf(plan);
  const years = plan.fundingReport?.years;
  return (
    <chakra.figure ref={ref}>
      {values.length > 0 ? (
        <Sparkline values={values} label={roofline(plan)} width={width || 280} height={36} />
      ) : (
        <chakra.p minH="36px" textStyle="caption" color="fg.muted">
          The assumptions are out of range: nothing can be projected.
        </chakra.p>
      )}
      {years && (
        <chakra.figcaption
          display="flex"
          justifyContent="space-between"
          textStyle="micro"
          color="fg.subtle"
          data-figure=""
          mt="1"
        >
          <span>{years[0]?.year}</span>
          <span>{roofline(plan)}</span>
          <span>{years.at(-1)?.year}</span>
        </chakra.figcaption>
      )}
    </chakra.figure>
  );
}

const cardStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: '2',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderRadius: 'card',
  p: '4',
  minW: '0',
  transition: 'border-color 120ms',
} as const;

const linkStyle = {
  color: 'fg.default',
  textDecoration: 'none',
  _hover: { color: 'brand.fg', textDecoration: 'underline' },
} as const;
