import {
  propertyChoice,
  propertySearchAnswer,
  propertySearchInput,
} from '@roofline/schema/property/property';
import { limits } from '@roofline/schema/value/limits';
import { z } from 'zod';
import { data } from '../../platform/route/answer';
import { routes } from '../../platform/route/declare';
import { ask, get } from '../../platform/route/read';
import { allChoices, searchPage } from './service';

/** The routes of the lists of properties. */
export const propertySearchRoutes = routes(
  'property',
  ask('/api/property/search', {
    summary: 'A page of the active properties that the caller may see',
    body: propertySearchInput,
    answer: data(propertySearchAnswer),
    catchesUp: true,
    work: (tx, { actor, body, deps }) => searchPage(tx, { actor, clock: deps.clock }, body),
  }),
  get('/api/property/all', {
    summary: `Every active property that the caller may see, by name, to choose from: at most ${limits.propertyChoicesMax.toLocaleString('en-US')}, beyond which the search gives them in pages`,
    answer: data(z.array(propertyChoice)),
    work: (tx, { actor }) => allChoices(tx, actor),
  }),
);
