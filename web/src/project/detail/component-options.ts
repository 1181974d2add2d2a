import type { SelectOption } from '../../ui/field/SelectField';
import type { ProjectDetail } from './use-project';

interface OfComponent {
  propertyComponentId: string | null;
  componentName: string | null;
}

/** Returns the components of the project as options, and the one that was chosen before it left the project. */
export function componentOptions(project: ProjectDetail, row: OfComponent | null): SelectOption[] {
  const options = project.propertyComponents.map(({ propertyComponentId, name }) => ({
    value: propertyComponentId,
    label: name,
  }));
  const chosen = row?.propertyComponentId ?? null;
  if (chosen === null || options.some(({ value }) => value === chosen)) return options;
  return [...options, { value: chosen, label: row?.componentName ?? 'A component of another year' }];
}
