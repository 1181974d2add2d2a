import { ChartLine, Hammer, Layers } from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';
import { planMarks } from '../../plan/model/plan-rank';
import { closest } from './matching';
import { paletteOption } from './palette-option';
import { usePaletteThingsQuery, type PaletteThingsQuery } from './PaletteThings.generated';
import type { SearchGroup } from './SearchList';

/** The most results of each kind. */
const MOST = 6;

type Things = Partial<PaletteThingsQuery>;
type Go = (to: string) => () => void;

/** Returns the results of each kind whose names fit; without text only the plans, which are few. */
function groupsOf(data: Things | undefined, text: string, go: Go): SearchGroup[] {
  const found = <Thing extends { name: string }>(things: readonly Thing[] | undefined) =>
    closest(things ?? [], { text, nameOf: ({ name }) => name, most: MOST });
  const typed = text.trim() === '' ? undefined : data?.property;
  const components = found(typed?.components?.items).map((component) =>
    paletteOption({
      key: component.propertyComponentId,
      name: component.name,
      icon: Layers,
      place: [component.category, component.location].filter(Boolean).join(', '),
      onPick: go(paths.component(component.propertyComponentId)),
    }),
  );
  const plans = found(data?.plans?.items).map((plan) =>
    paletteOption({
      key: plan.planId,
      name: plan.name,
      icon: ChartLine,
      place: planMarks(plan)[0]?.word,
      onPick: go(paths.plan(plan.planId)),
    }),
  );
  const projects = found(typed?.projects?.items).map((project) =>
    paletteOption({
      key: project.projectId,
      name: project.name,
      icon: Hammer,
      place: project.isCompleted ? 'Completed' : null,
      onPick: go(paths.project(project.projectId)),
    }),
  );
  return [
    { label: 'Components', options: components },
    { label: 'Plans', options: plans },
    { label: 'Projects', options: projects },
  ];
}

/** Searches components, plans and projects of the selected property and year, which load when the palette opens. */
export function useThingGroups(text: string, onDone: () => void) {
  const { propertyId, property, fiscalYear } = useSelection();
  const navigate = useNavigate();
  const can = property?.viewerCan;
  const { data, loading } = usePaletteThingsQuery({
    variables: {
      propertyId: propertyId ?? '',
      fiscalYear: fiscalYear?.year ?? 0,
      withComponents: can?.viewComponents ?? false,
      withPlans: Boolean(property?.allowPlanning && can?.viewDashboard),
      withProjects: Boolean(property?.isFeatureToggleOn && can?.viewProjects),
    },
    skip: propertyId === null || property === null || fiscalYear === null,
  });
  const groups = useMemo(
    () =>
      groupsOf(data, text, (to) => () => {
        onDone();
        void navigate(to);
      }),
    [data, text, navigate, onDone],
  );
  return { groups, isLoading: loading && data === undefined };
}
