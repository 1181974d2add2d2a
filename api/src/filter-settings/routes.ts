import { filterSettings, filterSettingsInput } from '@roofline/schema/filter-settings/filter-settings';
import { ownAffair } from '../platform/idempotency';
import { data } from '../platform/route/answer';
import { routes } from '../platform/route/declare';
import { get } from '../platform/route/read';
import { post } from '../platform/route/write';
import { readFilterSettings, saveFilterSettings } from './service';

const { a } = filterSettingsInput.shape;

/** The routes of a user's own settings of grids and filters. */
export const filterSettingsRoutes = routes(
  'filter settings',
  get('/api/filtersettings/:a', {
    summary: 'Settings of a screen; an empty object when none are saved',
    params: { a },
    answer: data(filterSettings),
    work: (tx, { actor, params }) => readFilterSettings(tx, actor, { a: params.a, b: null }),
  }),
  get('/api/filtersettings/:a/:b', {
    summary: 'Settings of a part of a screen',
    params: { a, b: a },
    answer: data(filterSettings),
    work: (tx, { actor, params }) => readFilterSettings(tx, actor, params),
  }),
  post('/api/filtersettings', {
    summary: 'Save settings; the last write wins',
    activity: { none: "it is about the caller's own settings, not about a property" },
    body: filterSettingsInput,
    answer: data(filterSettings),
    guard: () => ownAffair,
    work: (tx, { actor, body, deps }) => saveFilterSettings(tx, actor, deps.clock, body),
  }),
);
