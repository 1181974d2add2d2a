import {
  peopleOfProperty,
  phasesOfProperty,
  projectsOfComponent as ofComponent,
} from '@roofline/schema/project/batches';
import { projectCompletion, projectCompletionQuery } from '@roofline/schema/project/completion';
import { projectPhases } from '@roofline/schema/project/phases';
import {
  project,
  projectDetail,
  projectListInput,
  projectPage,
  projectPerson,
} from '@roofline/schema/project/project';
import { idList } from '@roofline/schema/value/page';
import { z } from 'zod';
import type { Actor } from '../../platform/actor';
import type { Deps } from '../../platform/deps';
import { data } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { get, getDocument } from '../../platform/route/read';
import { readCompletion } from '../completion/proposal';
import { projectsDocument } from '../export/documents';
import { phasesOfProperties, readPhases } from '../phases';
import type { Viewer } from '../present';
import {
  pageOfProjects,
  peopleAt,
  peopleAtAll,
  projectDetails,
  projectsOfComponent,
  projectsOfComponents,
  readProject,
} from '../read';

const ofProperty = '/api/project/property/:propertyId';
const ofProject = '/api/project/:projectId';
const ofPhases = '/api/project/project-template-phase/:propertyId';

/** Picks the actor and the clock of a viewer from a request. */
const viewer = ({ actor, deps }: { actor: Actor; deps: Pick<Deps, 'clock'> }) =>
  ({ actor, clock: deps.clock }) satisfies Viewer;

/** The routes that read projects. */
export const projectReads = routes(
  'project',
  get(ofProperty, {
    summary:
      'Projects of a property by due date, then by name; of a Vendor, those that they are responsible for or work on',
    query: projectListInput,
    answer: data(projectPage),
    work: (tx, call) => pageOfProjects(tx, viewer(call), { ...call.query, ...call.params }),
  }),
  get(`${ofProject}/completion`, {
    summary: 'What completing a project on a day would say of its components, with the numbers filled in',
    query: projectCompletionQuery,
    answer: data(projectCompletion),
    work: (tx, call) => readCompletion(tx, viewer(call), { ...call.params, ...call.query }),
  }),
  get(`${ofProperty}/people`, {
    summary: 'People who reach the property, by name; no one for a Vendor',
    answer: data(z.array(projectPerson)),
    work: (tx, call) => peopleAt(tx, viewer(call), call.params.propertyId),
  }),
  getDocument(`${ofProperty}/export`, {
    summary: 'Projects of a property as .xlsx, those that are not deleted',
    document: projectsDocument,
    asked: ({ params }) => params,
  }),
  get(`${ofProperty}/:propertyComponentId`, {
    summary: 'Projects that work on a component in any year, newest first, at most 100',
    answer: data(z.array(project)),
    work: (tx, call) => projectsOfComponent(tx, viewer(call), call.params),
  }),
  get('/api/project/details', {
    summary: 'Many projects with what stands in them, in the requested order',
    query: z.object({ ids: idList }),
    answer: data(z.array(projectDetail.nullable())),
    work: (tx, call) => projectDetails(tx, viewer(call), call.query.ids),
  }),
  get('/api/project/phases', {
    summary: 'Phases of many properties, in the requested order of the properties',
    query: z.object({ propertyIds: idList }),
    answer: data(z.array(phasesOfProperty.nullable())),
    work: (tx, { actor, query }) => phasesOfProperties(tx, actor, query.propertyIds),
  }),
  get('/api/project/people', {
    summary: 'People who reach many properties, in the requested order of the properties',
    query: z.object({ propertyIds: idList }),
    answer: data(z.array(peopleOfProperty.nullable())),
    work: (tx, call) => peopleAtAll(tx, viewer(call), call.query.propertyIds),
  }),
  get('/api/project/components', {
    summary: 'Projects that work on many components, newest first, in the requested order of the lines',
    query: z.object({ ids: idList }),
    answer: data(z.array(ofComponent.nullable())),
    work: (tx, call) => projectsOfComponents(tx, viewer(call), call.query.ids),
  }),
  get(ofPhases, {
    summary: 'The phases that projects of a property go through',
    answer: data(projectPhases),
    work: (tx, { actor, params }) => readPhases(tx, actor, params.propertyId),
  }),
  get(ofProject, {
    summary: 'A project with what stands in it',
    answer: data(projectDetail),
    work: (tx, call) => readProject(tx, viewer(call), call.params.projectId),
  }),
);
