import { memo } from 'react';
import { counted } from '../../../ui/format/count';
import { formatPercent } from '../../../ui/format/percent';
import { SliderField } from '../../../ui/slider/SliderField';
import { withRate, type RateName } from '../../model/scenario/edits';
import type { Edit } from '../scenario/use-scenario';
import type { WhatIf } from '../scenario/what-if';
import { Folded } from '../../../ui/layout/Folded';
import { offsetRange, rateRange, shockRange } from './slider-ranges';

interface RateProps {
  name: RateName;
  label: string;
  value: number;
  saved: number;
  edit: Edit;
  error: string | undefined;
  hint?: string;
}

/** Returns the note under a slider: the saved value, if it differs, and what the number means. */
function noteOf(isChanged: boolean, saved: string, hint?: string): string | undefined {
  return [isChanged ? `Saved ${saved}` : '', hint ?? ''].filter(Boolean).join('. ') || undefined;
}

// Renders again only when its own value changes: dragging another slider renders 60 times a second.
const RateControl = memo(function RateControl({ name, label, value, saved, edit, error, hint }: RateProps) {
  return (
    <SliderField
      label={label}
      kind="percent"
      value={value}
      {...rateRange(value, saved)}
      mark={saved}
      onChange={(points) => edit(name, (base) => withRate(base, name, points))}
      hint={noteOf(value !== saved, formatPercent(saved, 2), hint)}
      error={error}
    />
  );
});

function rateProps({ scenario: { settings, saved, edit }, faults }: WhatIf, name: RateName) {
  return { name, value: settings[name], saved: saved[name], edit, error: faults.get(name) };
}

/** The yearly increase of the contribution. */
export function IncreaseControl({ whatIf }: { whatIf: WhatIf }) {
  const { method, ladder } = whatIf.scenario.settings;
  const first = Math.min(...ladder.map((step) => step.fromYear));
  const hint = method === 'ladder' && ladder.length > 0 ? `Until its first step in ${first}` : undefined;
  return <RateControl {...rateProps(whatIf, 'increaseRate')} label="Yearly increase" hint={hint} />;
}

/** Inflation and interest. */
export function WorldControls({ whatIf }: { whatIf: WhatIf }) {
  return (
    <>
      <RateControl {...rateProps(whatIf, 'inflationRate')} label="Inflation" />
      <RateControl {...rateProps(whatIf, 'interestRate')} label="Interest" />
    </>
  );
}

/** Changes all costs or all lives from their estimates; unfolded while one of them is set. */
export function MoreAssumptions({ whatIf }: { whatIf: WhatIf }) {
  const { costShock, lifeOffset } = whatIf.scenario.settings;
  return (
    <Folded title="More assumptions" isOpen={costShock !== 0 || lifeOffset !== 0}>
      <ShockControl {...rateProps(whatIf, 'costShock')} />
      <OffsetControl {...rateProps(whatIf, 'lifeOffset')} />
    </Folded>
  );
}

type OwnProps = Omit<RateProps, 'label' | 'hint'>;

const ShockControl = memo(function ShockControl({ value, saved, edit, error }: OwnProps) {
  return (
    <SliderField
      label="Cost shock"
      kind="percent"
      value={value}
      {...shockRange(value, saved)}
      typedMin={-50}
      maxLength={6}
      mark={saved}
      onChange={(points) => edit('costShock', (base) => withRate(base, 'costShock', points))}
      hint={noteOf(value !== saved, formatPercent(saved, 2), 'Every cost, from the first year on.')}
      error={error}
    />
  );
});

const OffsetControl = memo(function OffsetControl({ value, saved, edit, error }: OwnProps) {
  return (
    <SliderField
      label="Life offset"
      kind="number"
      unit="years"
      value={value}
      {...offsetRange(value, saved)}
      typedMin={-20}
      maxLength={3}
      mark={saved}
      onChange={(years) => edit('lifeOffset', (base) => withRate(base, 'lifeOffset', years))}
      hint={noteOf(value !== saved, counted(saved, 'year'), 'Years added to the life of every component.')}
      error={error}
    />
  );
});
