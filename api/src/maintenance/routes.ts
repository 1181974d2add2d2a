import {
  componentMaintenance,
  maintenanceDoneInput,
  maintenanceOfComponentsInput,
  maintenanceOfPropertiesInput,
  maintenanceTask,
  maintenanceTaskInput,
  propertyMaintenance,
} from '@roofline/schema/maintenance/maintenance';
import { z } from 'zod';
import type { Actor } from '../platform/actor';
import type { Deps } from '../platform/deps';
import { created, data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post, put, remove } from '../platform/route/write';
import {
  addTask,
  finishTask,
  maintenanceGuard,
  removeTask,
  updateTask,
  type MaintenanceChange,
} from './change';
import { maintenanceOfComponents, maintenanceOfProperties } from './service';

const ofComponent = '/api/component/:propertyComponentId/maintenancetask';
const ofTask = '/api/component/:propertyComponentId/maintenancetask/:maintenanceTaskId';

/** Returns the actor and component of a change. */
const by = (
  { actor, deps }: { actor: Actor; deps: Pick<Deps, 'clock'> },
  { propertyComponentId }: Pick<MaintenanceChange, 'propertyComponentId'>,
): MaintenanceChange => ({ actor, propertyComponentId, clock: deps.clock });

/** The routes of maintenance, which components need each year beside the work that the reserve fund pays for. */
export const maintenanceRoutes = routes(
  'maintenance',
  get('/api/component/maintenancetasks', {
    summary: 'Maintenance of many components, in the requested order of the lines',
    description:
      'Null for a component that the caller does not reach, and where the portfolio goes without preventative maintenance.',
    query: maintenanceOfComponentsInput,
    answer: data(z.array(componentMaintenance.nullable())),
    work: (tx, { actor, query, deps }) =>
      maintenanceOfComponents(tx, { actor, today: deps.clock.today() }, query.propertyComponentIds),
  }),
  get('/api/property/maintenance', {
    summary: 'Maintenance of whole properties with its cost by year, in the requested order',
    description:
      'Null for a property whose components the caller does not see, and where the portfolio goes without preventative maintenance.',
    query: maintenanceOfPropertiesInput,
    answer: data(z.array(propertyMaintenance.nullable())),
    work: (tx, { actor, query, deps }) =>
      maintenanceOfProperties(tx, { actor, today: deps.clock.today() }, query.propertyIds),
  }),
  post(ofComponent, {
    summary: 'Add a maintenance task to a component',
    activity: 'component',
    body: maintenanceTaskInput,
    answer: created(maintenanceTask),
    guard: (call) => maintenanceGuard(by(call, call.params)),
    work: (tx, call) => addTask(tx, by(call, call.params), call.body),
  }),
  put(ofTask, {
    summary: 'Change a maintenance task',
    activity: ['component', 'componentCost'],
    body: maintenanceTaskInput,
    answer: data(maintenanceTask),
    work: (tx, call) =>
      updateTask(tx, by(call, call.params), { ...call.params, version: call.version }, call.body),
  }),
  put('/api/component/:propertyComponentId/maintenancetask/:maintenanceTaskId/done', {
    summary: 'Note the day on which a maintenance task was done',
    activity: 'component',
    body: maintenanceDoneInput,
    answer: data(maintenanceTask),
    work: (tx, call) =>
      finishTask(tx, by(call, call.params), { ...call.params, version: call.version }, call.body.doneOn),
  }),
  remove(ofTask, {
    summary: 'Remove a maintenance task',
    activity: 'component',
    work: (tx, call) => removeTask(tx, by(call, call.params), { ...call.params, version: call.version }),
  }),
);
