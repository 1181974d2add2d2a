import { project } from '@roofline/schema/project/project';
import { data, nothing } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { unkeyed } from '../../platform/route/write';
import { addPerson, removePerson } from './people';

const AT = '/api/project/:projectId/person/:userId';

/** The routes of the people who work on a project. */
export const projectPersonRoutes = routes(
  'project',
  unkeyed('POST', AT, {
    summary: 'Put someone who reaches the property on a project; a Vendor then sees the project',
    activity: 'project',
    neither: 'a repeat leaves the person on the project',
    answer: data(project),
    work: (tx, call) => addPerson(tx, call, call.params),
  }),
  unkeyed('DELETE', AT, {
    summary: 'Take someone off a project',
    activity: 'project',
    neither: 'a repeat finds the person no longer on the project',
    answer: nothing,
    work: (tx, call) => removePerson(tx, call, call.params),
  }),
);
