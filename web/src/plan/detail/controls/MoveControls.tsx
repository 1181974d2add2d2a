import { chakra } from '@chakra-ui/react';
import type { PlanComponent } from '@roofline/schema/plan/plan';
import type { PlanSettings } from '@roofline/schema/plan/plan-settings';
import { memo, useState } from 'react';
import { SelectField } from '../../../ui/field/SelectField';
import { unmovedYear, withMove } from '../../model/scenario/edits';
import type { PlanBasis } from '../../model/plan-study';
import type { Edit } from '../scenario/use-scenario';
import { EventCard, EventList } from './EventList';
import { horizonYears } from './horizon-years';

export interface MoveControlsProps {
  moves: PlanSettings['moves'];
  lifeOffset: number;
  basis: PlanBasis;
  edit: Edit;
}

/** Moves the next work of components by fields, as dragging a bar does. */
export const MoveControls = memo(function MoveControls(props: MoveControlsProps) {
  const { moves, lifeOffset, basis, edit } = props;
  const [isAdding, setAdding] = useState(false);
  // Chosen components, which may still be in the year of their remaining life.
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const moved = moves.map((move) => move.propertyComponentId);
  const ids = [...moved, ...chosen.filter((id) => !moved.includes(id))];
  const byId = new Map(basis.components.map((each) => [each.propertyComponentId, each]));
  const shown = ids.flatMap((id) => byId.get(id) ?? []);
  const rest = basis.components.filter((each) => !ids.includes(each.propertyComponentId));

  const move = (component: PlanComponent, year: number) => {
    const { propertyComponentId: id } = component;
    const isHome = year === unmovedYear(component, { lifeOffset }, basis.fiscalYear);
    setChosen((before) => (before.includes(id) ? before : [...before, id]));
    edit(`move ${id}`, (base) => withMove(base, id, isHome ? null : year));
  };
  const remove = (id: string) => {
    setChosen((before) => before.filter((each) => each !== id));
    if (moved.includes(id)) edit(`unmove ${id}`, (base) => withMove(base, id, null));
  };
  return (
    <EventList
      title="Move a component"
      addText="Add a component to move"
      onAdd={isAdding || rest.length === 0 ? undefined : () => setAdding(true)}
      hint="Or drag an expenditure bar to another year."
    >
      {shown.map((component) => (
        <MovedComponent
          key={component.propertyComponentId}
          component={component}
          year={moves.find((each) => each.propertyComponentId === component.propertyComponentId)?.year}
          home={unmovedYear(component, { lifeOffset }, basis.fiscalYear)}
          fiscalYear={basis.fiscalYear}
          onYear={(year) => move(component, year)}
          onRemove={() => remove(component.propertyComponentId)}
        />
      ))}
      {isAdding && (
        <SelectField
          aria-label="Component to move"
          placeholder="Choose a component"
          autoFocus
          defaultValue=""
          options={rest.map((each) => ({ value: each.propertyComponentId, label: each.name }))}
          onChange={(event) => {
            setChosen((before) => [...before, event.target.value]);
            setAdding(false);
          }}
          onBlur={() => setAdding(false)}
        />
      )}
    </EventList>
  );
});

interface MovedProps {
  component: PlanComponent;
  /** The year that it is moved to; undefined leaves it in `home`, the year of its remaining life. */
  year: number | undefined;
  home: number;
  fiscalYear: number;
  onYear: (year: number) => void;
  onRemove: () => void;
}

function MovedComponent(props: MovedProps) {
  const { component, home, year = home, fiscalYear, onYear, onRemove } = props;
  const { name } = component;
  const years = horizonYears(fiscalYear);
  const options = years.some((each) => each.value === year)
    ? years
    : [...years, { value: year, label: String(year) }].sort((one, other) => one.value - other.value);
  return (
    <EventCard removeText={`Return ${name} to its original year`} onRemove={onRemove}>
      <chakra.p textStyle="label" overflowWrap="anywhere">
        {name}
      </chakra.p>
      <chakra.div display="flex" alignItems="center" gap="2" mt="1">
        <chakra.div w="96px">
          <SelectField
            size="sm"
            aria-label={`Year of ${name}`}
            value={year}
            options={options}
            onChange={(event) => onYear(Number(event.target.value))}
          />
        </chakra.div>
        <chakra.span textStyle="caption" color="fg.subtle">
          {year === home ? 'in its original year' : `instead of ${home}`}
        </chakra.span>
      </chakra.div>
    </EventCard>
  );
}
