import { analyticsViewsOf } from '@roofline/schema/portfolio-analytics/saved-view';
import { chakra } from '@chakra-ui/react';
import { listAnswer } from '../../app/list/list-answer';
import { useListAddress } from '../../app/list/use-list-address';
import { SegmentedControl } from '../../ui/choice/SegmentedControl';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Field } from '../../ui/field/Field';
import { NumberInput } from '../../ui/masked/NumberInput';
import { AnalyticsFrame } from '../AnalyticsFrame';
import { SavedViews } from '../../app/views/SavedViews';
import { usePortfolioWhatIfQuery } from './WhatIf.generated';
import { WhatIfResult } from './WhatIfResult';
import { Refreshed } from '../../ui/layout/Refreshed';

const BASES = [
  { value: 'current', label: "At today's contribution" },
  { value: 'plan', label: 'By leading plan' },
] as const;

/** The inputs that can change, each with its unit and its largest change. */
const CHANGES = [
  { key: 'inflation', label: 'Inflation', unit: 'points', most: 20 },
  { key: 'interest', label: 'Interest rate', unit: 'points', most: 20 },
  { key: 'contribution', label: 'Contributions', unit: '%', most: 100 },
  { key: 'cost', label: 'Costs', unit: '%', most: 100 },
] as const;

/** `portfolio-analytics/what-if`. */
export function WhatIfPage() {
  return (
    <AnalyticsFrame
      tab="what-if"
      actions={({ workspaceId }) => (
        <SavedViews key={workspaceId} of={analyticsViewsOf(workspaceId)} page="what-if" />
      )}
    >
      {({ workspaceId }) => <WhatIfView key={workspaceId} workspaceId={workspaceId} />}
    </AnalyticsFrame>
  );
}

function useChange() {
  const { read, change } = useListAddress();
  const valueOf = ({ key, most }: (typeof CHANGES)[number]) => {
    const value = Number(read(key));
    return Number.isFinite(value) && Math.abs(value) <= most ? value : 0;
  };
  const [inflation, interest, contribution, cost] = CHANGES.map(valueOf) as [number, number, number, number];
  const basis = read('basis') === 'plan' ? ('plan' as const) : ('current' as const);
  return { asked: { basis, inflation, interest, contribution, cost }, change };
}

function WhatIfView({ workspaceId }: { workspaceId: string }) {
  const { asked, change } = useChange();
  const query = usePortfolioWhatIfQuery({ variables: { workspaceId, change: asked } });
  const { shown, errors, onRetry, refreshing } = listAnswer(query, 'The figures could not be computed.');
  return (
    // Browsers do not split rows of a grid over printed pages, so paper gets no grid.
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" css={paperStyle}>
      <SegmentedControl
        label="Figures"
        showLabel
        options={BASES}
        value={asked.basis}
        onChange={(basis) => change({ basis: basis === 'current' ? null : basis })}
      />
      <chakra.div
        role="group"
        aria-label="What changes for all associations"
        display="grid"
        gap="4"
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 180px))',
          _print: 'repeat(4, minmax(0, 180px))',
        }}
      >
        {CHANGES.map(({ key, label, unit, most }) => (
          <Field key={key} label={label} hint={`Added for all, in ${unit === '%' ? 'percent' : unit}`}>
            <NumberInput
              value={asked[key]}
              decimals={2}
              min={-most}
              unit={unit}
              onChange={(value) => change({ [key]: value && Math.abs(value) <= most ? value : null })}
            />
          </Field>
        ))}
      </chakra.div>
      {errors && <ErrorState details={errors} onRetry={onRetry} />}
      {shown && (
        <Refreshed refreshing={refreshing}>
          <WhatIfResult result={shown.portfolioWhatIf} basis={asked.basis} />
        </Refreshed>
      )}
    </chakra.div>
  );
}

const paperStyle = { '@media print': { display: 'block', '& > * + *': { marginTop: '20px' } } } as const;
