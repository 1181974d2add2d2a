import { reserveStudy, reserveStudyInput } from '@roofline/schema/reserve-study/reserve-study';
import { idList } from '@roofline/schema/value/page';
import { z } from 'zod';
import type { Actor } from '../platform/actor';
import type { Deps } from '../platform/deps';
import { created, data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post, put, remove } from '../platform/route/write';
import { propertyGuard } from '../property/access';
import { addStudy, listStudies, listStudiesOf, removeStudy, updateStudy, type StudyChange } from './service';

const ofProperty = '/api/property/:propertyId/reservestudy';
const ofStudy = '/api/property/:propertyId/reservestudy/:studyId';

/** Who changes which property's history, and when. */
const by = (
  { actor, deps }: { actor: Actor; deps: Pick<Deps, 'clock'> },
  { propertyId }: Pick<StudyChange, 'propertyId'>,
): StudyChange => ({ actor, propertyId, now: deps.clock.now() });

/** The reserve study history of a property. */
export const reserveStudyRoutes = routes(
  'reserve study',
  get('/api/property/reservestudies', {
    summary: 'Studies of many properties, newest first, in the requested order of the properties',
    query: z.object({ propertyIds: idList }),
    answer: data(z.array(z.array(reserveStudy).nullable())),
    work: (tx, { actor, query }) => listStudiesOf(tx, actor, query.propertyIds),
  }),
  get(ofProperty, {
    summary: 'Studies of a property, newest first',
    answer: data(z.array(reserveStudy)),
    work: (tx, { actor, params }) => listStudies(tx, actor, params.propertyId),
  }),
  post(ofProperty, {
    summary: 'Add a study',
    activity: 'reserve study',
    body: reserveStudyInput,
    answer: created(reserveStudy),
    guard: ({ actor, params }) => propertyGuard(actor, params.propertyId, 'editReserveStudies'),
    work: (tx, call) => addStudy(tx, by(call, call.params), call.body),
  }),
  put(ofStudy, {
    summary: 'Change a study',
    activity: 'reserve study',
    body: reserveStudyInput,
    answer: data(reserveStudy),
    work: (tx, call) =>
      updateStudy(tx, by(call, call.params), { ...call.params, version: call.version }, call.body),
  }),
  remove(ofStudy, {
    summary: 'Remove a study',
    activity: 'reserve study',
    work: (tx, call) => removeStudy(tx, by(call, call.params), { ...call.params, version: call.version }),
  }),
);
