import { useMemo } from 'react';
import { useAttachable } from '../../app/attach/use-attachable';
import { useAttachableProjects } from '../../app/attach/use-attachable-projects';
import type { SelectOption } from '../../ui/field/SelectField';
import type { TransactionItem } from '../data/use-transactions';

/** Adds the saved choice to the options, which lack a component of another year and a closed project. */
function withChosen(options: SelectOption[], id: string | null, name: string | null): SelectOption[] {
  if (id === null || options.some(({ value }) => value === id)) return options;
  // The same component has another line in each year.
  return [{ value: id, label: name ?? 'Chosen before' }, ...options.filter(({ label }) => label !== name)];
}

/** Returns the components and open projects that transactions can be mapped to; both are empty until they are loaded. */
export function useMappingChoices(
  propertyId: string,
  fiscalYear: number,
  transaction: TransactionItem | null,
) {
  const { components, problem: noComponents } = useAttachable(propertyId, fiscalYear);
  const { projects, problem: noProjects } = useAttachableProjects(propertyId);
  return useMemo(() => {
    const ofComponents = (components ?? []).map(({ propertyComponentId: value, name: label }) => ({
      value,
      label,
    }));
    const ofProjects = (projects ?? []).map(({ projectId: value, name: label }) => ({ value, label }));
    const { propertyComponentId = null, componentName = null } = transaction ?? {};
    const { projectId = null, projectName = null } = transaction ?? {};
    return {
      components: withChosen(ofComponents, propertyComponentId, componentName),
      projects: withChosen(ofProjects, projectId, projectName),
      problems: [...noComponents, ...noProjects],
    };
  }, [components, projects, transaction, noComponents, noProjects]);
}
