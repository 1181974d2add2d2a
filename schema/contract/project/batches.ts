import { z } from 'zod';
import { projectPhases } from './phases';
import { project, projectPerson } from './project';

// What the graph reads of many properties or components at once; each row says what it is of.

/** GET /api/project/phases. */
export const phasesOfProperty = projectPhases.extend({ propertyId: z.uuid() });
export type PhasesOfProperty = z.infer<typeof phasesOfProperty>;

/** GET /api/project/people. */
export const peopleOfProperty = z.object({ propertyId: z.uuid(), people: z.array(projectPerson) });
export type PeopleOfProperty = z.infer<typeof peopleOfProperty>;

/** GET /api/project/components. */
export const projectsOfComponent = z.object({
  propertyComponentId: z.uuid(),
  projects: z.array(project).meta({ description: 'Newest first, at most 100' }),
});
export type ProjectsOfComponent = z.infer<typeof projectsOfComponent>;
