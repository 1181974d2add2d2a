import { chakra } from '@chakra-ui/react';
import { DEFAULT_SPREADS, type Spreads } from '@roofline/engine/simulation/spreads';
import { memo } from 'react';
import { Dices } from 'lucide-react';
import { Button } from '../../../ui/action/Button';
import { IconButton } from '../../../ui/action/IconButton';
import { Field } from '../../../ui/field/Field';
import { formatCount } from '../../../ui/format/count';
import { NumberInput } from '../../../ui/masked/NumberInput';
import { FIRST_SEED } from '@roofline/schema/plan-analysis/first-seed';
import { PATHS, type Outlook } from '../use-outlook';

const FIELDS: { name: keyof Spreads; label: string; unit: string; hint: string }[] = [
  {
    name: 'inflation',
    label: 'Inflation',
    unit: 'pts',
    hint: 'Points by which a year differs from the rate',
  },
  { name: 'cost', label: 'Costs', unit: '%', hint: 'Percent of the estimate, for each component' },
  { name: 'life', label: 'Lives', unit: '%', hint: 'Percent of the life, for each replacement' },
  { name: 'interest', label: 'Interest', unit: 'pts', hint: 'Points by which a year differs from the rate' },
];

type Inputs = Pick<Outlook, 'spreads' | 'setSpreads' | 'seed' | 'setSeed'>;

/** The spreads of the inputs around the plan, and the seed of the draws. */
export function SpreadFields({ outlook }: { outlook: Outlook }) {
  const { spreads, setSpreads, seed, setSeed, simulation } = outlook;
  const isDefault =
    seed === FIRST_SEED && FIELDS.every(({ name }) => spreads[name] === DEFAULT_SPREADS[name]);
  const paths = simulation.isStale ? 0 : simulation.paths;
  return (
    <chakra.section aria-label="Spreads">
      <chakra.h3 textStyle="label">Spreads</chakra.h3>
      <chakra.p textStyle="caption" color="fg.subtle" mb="3">
        Standard deviations. Zero everywhere gives the plan's own line.
      </chakra.p>
      <SpreadInputs spreads={spreads} setSpreads={setSpreads} seed={seed} setSeed={setSeed} />
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        gap="2"
        mt="2"
      >
        <chakra.p textStyle="caption" color="fg.muted" data-paths={paths}>
          {simulation.isRunning
            ? `${formatCount(paths)} of ${formatCount(PATHS)} paths`
            : `${formatCount(simulation.paths)} paths`}
        </chakra.p>
        {!isDefault && (
          <Button
            size="sm"
            variant="link"
            onClick={() => {
              setSpreads(DEFAULT_SPREADS);
              setSeed(FIRST_SEED);
            }}
          >
            Back to the defaults
          </Button>
        )}
      </chakra.div>
    </chakra.section>
  );
}

/** Memoized, so that a report of the simulation does not draw the fields again. */
const SpreadInputs = memo(function SpreadInputs({ spreads, setSpreads, seed, setSeed }: Inputs) {
  return (
    <>
      <chakra.div
        display="grid"
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(4, minmax(0, 1fr))',
        }}
        gap="3"
      >
        {FIELDS.map(({ name, label, unit, hint }) => (
          <Field key={name} label={label} hint={hint}>
            <NumberInput
              value={spreads[name]}
              decimals={2}
              maxLength={5}
              unit={unit}
              onChange={(value) => setSpreads({ ...spreads, [name]: value ?? 0 })}
            />
          </Field>
        ))}
      </chakra.div>
      <chakra.div display="flex" alignItems="flex-end" gap="2" mt="3">
        <Field label="Seed" hint="The same seed gives the same paths">
          <NumberInput value={seed} maxLength={10} onChange={(value) => setSeed(value ?? 0)} />
        </Field>
        <chakra.div pb="5.5">
          <IconButton
            label="Draw again"
            icon={<Dices size={18} strokeWidth={1.75} />}
            onClick={() => setSeed(crypto.getRandomValues(new Uint32Array(1))[0]!)}
          />
        </chakra.div>
      </chakra.div>
    </>
  );
});
