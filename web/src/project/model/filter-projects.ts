import { categoriesOf } from './project-words';
import { NOBODY, type ProjectFilter } from './projects-address';
import type { ProjectRow } from './use-projects';

/** Returns the projects that pass the filter, in the order of the service. The name, components and owner contain every word. */
export function filterProjects(projects: readonly ProjectRow[], filter: ProjectFilter): ProjectRow[] {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return projects.filter(
    (project) =>
      (filter.withCompleted || !project.isCompleted) &&
      isOwned(project, filter.owner) &&
      (filter.phaseId === null || project.currentPhaseStatus.projectTemplatePhaseId === filter.phaseId) &&
      (filter.categories.length === 0 ||
        categoriesOf(project).some(({ name }) => filter.categories.includes(name))) &&
      (words.length === 0 || hasWords(project, words)),
  );
}

const isOwned = ({ owner }: ProjectRow, wanted: string | null) =>
  wanted === null || (wanted === NOBODY ? owner === null : owner?.userId === wanted);

function hasWords({ name, owner, propertyComponents }: ProjectRow, words: readonly string[]): boolean {
  const all = [name, owner?.fullName ?? '', ...propertyComponents.map((each) => each.name)]
    .join(' ')
    .toLowerCase();
  return words.every((word) => all.includes(word));
}

/** Returns whether a filter other than that for completed projects is set. */
export const isNarrowed = ({ text, owner, categories, phaseId }: ProjectFilter) =>
  text !== '' || owner !== null || categories.length > 0 || phaseId !== null;
