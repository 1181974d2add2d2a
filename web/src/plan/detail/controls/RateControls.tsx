import { formatPercent } from '../../../ui/format/percent';
import { SliderField } from '../../../ui/slider/SliderField';
import { withRate, type RateName } from '../../model/scenario/edits';
import type { WhatIf } from '../scenario/what-if';
import { offsetRange, rateRange, shockRange } from './slider-ranges';

interface RateProps {
  whatIf: WhatIf;
  name: RateName;
  label: string;
  hint?: string;
}

/** What is said under a slider: the saved value, once it is another one, and what the number means. */
function noteOf(isChanged: boolean, saved: string, hint?: string): string | undefined {
  return [isChanged ? `Saved ${saved}` : '', hint ?? ''].filter(Boolean).join('. ') || undefined;
}

function RateControl({ whatIf, name, label, hint }: RateProps) {
  const { saved, settings, edit } = whatIf.scenario;
  const value = settings[name];
  return (
    <SliderField
      label={label}
      kind="percent"
      value={value}
      {...rateRange(value, saved[name])}
      mark={saved[name]}
      onChange={(points) => edit(name, (base) => withRate(base, name, points))}
      hint={noteOf(value !== saved[name], formatPercent(saved[name], 2), hint)}
      error={whatIf.faults.get(name)}
    />
  );
}

/** How the contribution rises. */
export function IncreaseControl({ whatIf }: { whatIf: WhatIf }) {
  const { method, ladder } = whatIf.scenario.settings;
  const first = Math.min(...ladder.map((step) => step.fromYear));
  const hint = method === 'ladder' && ladder.length > 0 ? `Until its first step in ${first}` : undefined;
  return <RateControl whatIf={whatIf} name="increaseRate" label="Yearly increase" hint={hint} />;
}

/** Rates of the world around, and how sure costs and lives are. */
export function WorldControls({ whatIf }: { whatIf: WhatIf }) {
  return (
    <>
      <RateControl whatIf={whatIf} name="inflationRate" label="Inflation" />
      <RateControl whatIf={whatIf} name="interestRate" label="Interest" />
      <ShockControl whatIf={whatIf} />
      <OffsetControl whatIf={whatIf} />
    </>
  );
}

function ShockControl({ whatIf }: { whatIf: WhatIf }) {
  const { saved, settings, edit } = whatIf.scenario;
  const value = settings.costShock;
  return (
    <SliderField
      label="Cost shock"
      kind="percent"
      value={value}
      {...shockRange(value, saved.costShock)}
      typedMin={-50}
      maxLength={6}
      mark={saved.costShock}
      onChange={(points) => edit('costShock', (base) => withRate(base, 'costShock', points))}
      hint={noteOf(
        value !== saved.costShock,
        formatPercent(saved.costShock, 2),
        'Every cost, from the first year on.',
      )}
      error={whatIf.faults.get('costShock')}
    />
  );
}

function OffsetControl({ whatIf }: { whatIf: WhatIf }) {
  const { saved, settings, edit } = whatIf.scenario;
  const value = settings.lifeOffset;
  return (
    <SliderField
      label="Life offset"
      kind="number"
      unit="years"
      value={value}
      {...offsetRange(value, saved.lifeOffset)}
      typedMin={-20}
      maxLength={3}
      mark={saved.lifeOffset}
      onChange={(years) => edit('lifeOffset', (base) => withRate(base, 'lifeOffset', years))}
      hint={noteOf(
        value !== saved.lifeOffset,
        `${saved.lifeOffset} years`,
        'Years that everything lasts longer.',
      )}
      error={whatIf.faults.get('lifeOffset')}
    />
  );
}
