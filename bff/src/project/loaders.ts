import {
  peopleOfProperty,
  phasesOfProperty,
  projectsOfComponent,
  type PeopleOfProperty,
  type PhasesOfProperty,
  type ProjectsOfComponent,
} from '@roofline/schema/project/batches';
import {
  projectDetail,
  projectPage,
  type ProjectDetail,
  type ProjectListInput,
} from '@roofline/schema/project/project';
import { projectCompletion } from '@roofline/schema/project/completion';
import { z } from 'zod';
import { oneById } from '../upstream/batch';
import type { Rest } from '../upstream/client';
import { restPath, uuid } from '../upstream/path';

const phaseLists = z.array(phasesOfProperty.nullable());
const peopleLists = z.array(peopleOfProperty.nullable());

export function projectLoaders(rest: Rest) {
  return {
    /** A page of the projects of a property. */
    projects: (propertyId: string, { state, page, pageSize }: ProjectListInput) =>
      rest.get(restPath`/api/project/property/${uuid(propertyId)}`, projectPage, {
        state,
        page: String(page),
        pageSize: String(pageSize),
      }),
    /** Projects with what stands in them. */
    project: oneById<ProjectDetail>(
      rest,
      { path: restPath`/api/project/details`, argument: 'ids', shape: z.array(projectDetail.nullable()) },
      (row) => row.projectId,
    ),
    /** What completing a project on a day would say of its components. */
    projectCompletion: ({ projectId, completedOn }: { projectId: string; completedOn: string }) =>
      rest.get(restPath`/api/project/${uuid(projectId)}/completion`, projectCompletion, { completedOn }),
    projectPhases: oneById<PhasesOfProperty>(
      rest,
      { path: restPath`/api/project/phases`, argument: 'propertyIds', shape: phaseLists },
      (row) => row.propertyId,
    ),
    projectPeople: oneById<PeopleOfProperty>(
      rest,
      { path: restPath`/api/project/people`, argument: 'propertyIds', shape: peopleLists },
      (row) => row.propertyId,
    ),
    /** Projects that work on a component, by any of its lines. */
    componentProjects: oneById<ProjectsOfComponent>(
      rest,
      {
        path: restPath`/api/project/components`,
        argument: 'ids',
        shape: z.array(projectsOfComponent.nullable()),
      },
      (row) => row.propertyComponentId,
    ),
  };
}
