import { chakra } from '@chakra-ui/react';
import { useDeviceChoice } from '../../../app/settings/device-choice';
import { SegmentedControl } from '../../../ui/choice/SegmentedControl';
import { deferredForm } from '../../../ui/overlay/deferred';
import { PlanCards, type PlanCardsProps } from './PlanCards';

/** The table, whose code loads later than the page: most users look at cards. */
const PlanTable = deferredForm<PlanCardsProps>(async () => (await import('./PlanTable')).PlanTable);
/** Heights of the table's head and of a row, which reserve its place until it is loaded. */
const HEAD_PX = 40;
const ROW_PX = 56;

const LAYOUTS = [
  { value: 'cards', label: 'Cards' },
  { value: 'table', label: 'Table' },
] as const;

/** The plans of the year, as cards or as a table; the device stores the choice. */
export function PlanChoices(props: PlanCardsProps) {
  const [layout, setLayout] = useDeviceChoice('plansLayout', ['cards', 'table']);
  const isTable = layout === 'table';
  return (
    <chakra.section aria-label="Funding plans">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" mb="3">
        <chakra.h2 textStyle="section">Funding plans</chakra.h2>
        <SegmentedControl label="Show plans as" value={layout} options={LAYOUTS} onChange={setLayout} />
      </chakra.div>
      {!isTable && <PlanCards {...props} />}
      <chakra.div minH={isTable ? `${HEAD_PX + props.plans.length * ROW_PX}px` : undefined}>
        <PlanTable open={isTable} {...props} />
      </chakra.div>
    </chakra.section>
  );
}
