import { projectPhases, projectPhasesInput } from '@roofline/schema/project/phases';
import {
  createProjectInput,
  createProjectOfComponentInput,
  createProjectOfComponentsInput,
  followInput,
  phaseStatusInput,
  project,
  projectInput,
} from '@roofline/schema/project/project';
import { completeProjectInput, reopenProjectInput } from '@roofline/schema/project/completion';
import { z } from 'zod';
import type { Actor } from '../../platform/actor';
import { created, data, nothing } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { post, put, remove, unkeyed } from '../../platform/route/write';
import { propertyGuard } from '../../property/access';
import { completeProject, reopenProject, type CompletionChange } from '../completion/complete';
import { projectGuard } from '../write/change';
import { addComponent, removeComponent } from '../write/components';
import { createOfComponent, createOfComponents, createProject } from '../write/create';
import { deleteProject, moveProject, restoreProject, updateProject } from '../write/edit';
import { followProject } from '../write/follow';
import { savePhasesOf } from '../write/phases';

const ofProperty = '/api/project/property/:propertyId';
const ofProject = '/api/project/:projectId';
const ofPhases = '/api/project/project-template-phase/:propertyId';

/** Picks the actor and the dependencies of a change from a request. */
const by = ({ actor, deps }: CompletionChange): CompletionChange => ({ actor, deps });
const propertyRight = ({ actor, params }: { actor: Actor; params: { propertyId: string } }) =>
  propertyGuard(actor, params.propertyId, 'editProjects');
const projectRight =
  (need: 'edit' | 'delete') =>
  ({ actor, params }: { actor: Actor; params: { projectId: string } }) =>
    projectGuard(actor, params.projectId, need);

/** The routes that add projects and save the phases of a property. */
export const propertyWrites = routes(
  'project',
  post(ofProperty, {
    summary: 'Create a project; only its name is needed',
    activity: 'project',
    body: createProjectInput,
    answer: created(project),
    guard: propertyRight,
    work: (tx, call) => createProject(tx, by(call), call.params.propertyId, call.body),
  }),
  post(`${ofProperty}/component/multiple`, {
    summary: 'Create a project of several components',
    activity: 'project',
    body: createProjectOfComponentsInput,
    answer: created(project),
    guard: propertyRight,
    work: (tx, call) => createOfComponents(tx, by(call), call.params.propertyId, call.body),
  }),
  post(`${ofProperty}/component/:propertyComponentId`, {
    summary: 'Create a project of a component, with its name where none is given',
    activity: 'project',
    body: createProjectOfComponentInput,
    answer: created(project),
    guard: propertyRight,
    work: (tx, call) => createOfComponent(tx, by(call), call.params, call.body),
  }),
  post(ofPhases, {
    summary: 'Save the phases of a property: the whole list; a phase that is left out is deleted',
    activity: 'project',
    body: projectPhasesInput,
    answer: data(projectPhases),
    guard: propertyRight,
    work: (tx, call) => savePhasesOf(tx, by(call), call.params.propertyId, call.body),
  }),
);

const seen = ({ params, version }: { params: { projectId: string }; version: number }) => ({
  ...params,
  version,
});

/** The routes that change a project in the version that the caller saw. */
export const projectWrites = routes(
  'project',
  put(ofProject, {
    summary: 'Change a project; what is left out is emptied',
    activity: 'project',
    body: projectInput,
    answer: data(project),
    work: (tx, call) => updateProject(tx, by(call), seen(call), call.body),
  }),
  remove(ofProject, {
    summary:
      'Delete a project; it can be restored. 409 completed where it has updated components: reopen it first',
    activity: 'project',
    work: (tx, call) => deleteProject(tx, by(call), seen(call)),
  }),
  put('/api/project/phasestatus/:projectId', {
    summary: 'Move a project into another phase',
    activity: 'project',
    body: phaseStatusInput,
    answer: data(project),
    work: (tx, call) => moveProject(tx, by(call), seen(call), call.body),
  }),
  post(`${ofProject}/complete`, {
    summary:
      'Say that the work is done, and when; with components also what their replacement cost and how long it lasts',
    activity: ['project', 'component', 'componentCost'],
    body: completeProjectInput,
    version: 'required',
    answer: data(project),
    guard: projectRight('edit'),
    work: (tx, call) => completeProject(tx, by(call), seen(call), call.body),
  }),
  post(`${ofProject}/reopen`, {
    summary:
      'Open a completed project again and restore its components; 409 componentsChanged where one was changed since, unless keepComponents',
    activity: ['project', 'component', 'componentCost'],
    body: reopenProjectInput,
    version: 'required',
    answer: data(project),
    guard: projectRight('edit'),
    work: (tx, call) => reopenProject(tx, by(call), seen(call), call.body),
  }),
  post(`${ofProject}/restore`, {
    summary: 'Restore a deleted project',
    activity: 'project',
    version: 'required',
    answer: data(project),
    guard: projectRight('delete'),
    work: (tx, call) => restoreProject(tx, by(call), seen(call)),
  }),
  unkeyed('PUT', `${ofProject}/follow`, {
    summary: 'Follow a project, or no longer',
    activity: { none: 'it is about what the caller hears of, not about the property' },
    neither: 'a repeat changes nothing',
    body: followInput,
    answer: data(project),
    work: (tx, call) => followProject(tx, by(call), { ...call.params, ...call.body }),
  }),
  unkeyed('POST', `${ofProject}/component/:propertyComponentId/:includePhotos`, {
    summary: 'Put a component into a project, with its photos (true) or without (false)',
    activity: 'project',
    neither: 'a repeat leaves the component in the project in the same way',
    params: { includePhotos: z.enum(['true', 'false']) },
    answer: data(project),
    work: (tx, call) => addComponent(tx, by(call), call.params, call.params.includePhotos === 'true'),
  }),
  unkeyed('DELETE', `${ofProject}/component/:propertyComponentId`, {
    summary: 'Take a component out of a project',
    activity: 'project',
    neither: 'a repeat finds the component no longer in the project',
    answer: nothing,
    work: (tx, call) => removeComponent(tx, by(call), call.params),
  }),
);
