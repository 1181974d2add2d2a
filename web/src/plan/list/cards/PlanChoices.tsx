import { chakra } from '@chakra-ui/react';
import { useDeviceChoice } from '../../../app/settings/device-choice';
import { SegmentedControl } from '../../../ui/choice/SegmentedControl';
import { PlanCards, type PlanCardsProps } from './PlanCards';
import { PlanTable } from './PlanTable';

const LAYOUTS = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const;

/** The plans of the year, as cards or as a table; the choice stays on this device. */
export function PlanChoices(props: PlanCardsProps) {
  const [layout, setLayout] = useDeviceChoice('plansLayout', ['cards', 'table']);
  const View = layout === 'cards' ? PlanCards : PlanTable;
  return (
    <chakra.section aria-label="Funding plans">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="3">
        <chakra.h2 textStyle="section">Funding plans</chakra.h2>
        <SegmentedControl label="Show plans as" value={layout} options={LAYOUTS} onChange={setLayout} />
      </chakra.div>
      <View {...props} />
    </chakra.section>
  );
}
