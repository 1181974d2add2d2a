import { describe, expect, it } from 'vitest';
import { failuresOf } from '../fixtures/failures';
import { activityListInput, writeActivityCursor } from './activity/activity';
import { sentDisclosureInput } from './disclosure/sent-disclosure';
import { filterSettingsInput } from './filter-settings/filter-settings';
import { authorizationInput, authorizationReturnInput } from './integration/authorization';
import { isJobOver } from './job/job';
import { statedBalancesInput } from './ledger/bank';
import { definitionWords, LIVE_DEFINITIONS } from './live-dashboard/definitions';
import { varianceLimitsInput } from './ledger/account';
import { transactionFilter } from './ledger/transaction';
import { notificationPreferencesInput } from './notification/notification';
import { associationFilter } from './portfolio-analytics/associations';
import { reopenProjectInput } from './project/completion';
import { profileInput } from './user/user';
import { WEBHOOK_EVENTS, webhookInput } from './webhook/webhook';

const id = '0198c0de-0000-7000-8000-00000000000a';

it('a disclosure was sent today or before', () => {
  const refused = (sentOn: string) =>
    failuresOf(sentDisclosureInput('2026-11-20'), { sentOn }).filter((failure) =>
      failure.startsWith('sentOn'),
    );
  expect([refused('2026-11-20'), refused('2026-11-19')]).toEqual([[], []]);
  expect(refused('2026-11-21')).toHaveLength(1);
  expect(refused('')).toEqual(['sentOn: Sent On is required']);
});

it('a bank account has one stated balance a day', () => {
  const balance = (asOf: string) => ({ asOf, balance: 1 });
  expect(failuresOf(statedBalancesInput, [balance('2026-01-31'), balance('2026-02-28')])).toEqual([]);
  expect(
    failuresOf(statedBalancesInput, [balance('2026-01-31'), balance('2026-02-28'), balance('2026-01-31')]),
  ).toEqual(['2.asOf: State one balance a day']);
  expect(failuresOf(statedBalancesInput, new Array(201).fill(balance('2026-01-31')))).toContain(
    ': State at most 200 balances of an account',
  );
});

it('a job is over when it neither waits nor runs', () => {
  const statuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
  expect(statuses.filter((status) => isJobOver({ status: status as never }))).toEqual([
    'done',
    'failed',
    'cancelled',
  ]);
});

it('preferences list each category once', () => {
  const refused = (...categories: number[]) =>
    failuresOf(notificationPreferencesInput.pick({ taskSettings: true }), {
      taskSettings: categories.map((notificationCategoryId) => ({ notificationCategoryId, email: true })),
    });
  const ONCE = ['taskSettings: List each of the three categories exactly once'];
  expect(refused(3, 1, 2)).toEqual([]);
  expect([refused(1, 2), refused(1, 2, 2), refused(1, 2, 3, 3)]).toEqual([ONCE, ONCE, ONCE]);
  expect(refused(1, 2, 4)).toContain(
    'taskSettings.2.notificationCategoryId: Category should be 1 (task), 2 (task note) or 3 (task media)',
  );
});

describe('the cursor of a page', () => {
  const AFTER = ['after: After should be a cursor of an earlier page'];
  const date = new Date('2026-11-20T10:00:00Z');

  it('is read as it was written', () =>
    expect(activityListInput.parse({ after: writeActivityCursor({ date, activityId: id }) })).toEqual({
      page: 1,
      after: { date, activityId: id },
    }));

  it.each(['', id, `x_${id}`, `1_${id}0`, `999999999999999_${id}`, `253402300800000_${id}`])(
    'is not %j',
    (after) => expect(failuresOf(activityListInput, { after })).toEqual(AFTER),
  );

  it('reaches the end of the year 9999', () =>
    expect(failuresOf(activityListInput, { after: `253402300799999_${id}` })).toEqual([]));
});

it('settings have a name of letters, digits and dashes, and at most 16 KB', () => {
  const refused = (a: string, size: number) =>
    failuresOf(filterSettingsInput, { a, value: { x: 'y'.repeat(size) } });
  expect(filterSettingsInput.parse({ a: 'grid-1', value: {} })).toEqual({ a: 'grid-1', b: null, value: {} });
  // {"x":""} takes eight characters.
  expect(refused('grid', 16_384 - 8)).toEqual([]);
  expect(refused('grid', 16_384 - 7)).toEqual(['value: Settings should have at most 16 KB']);
  expect(refused('a b', 0)).toEqual(['a: A settings name has letters, digits and dashes only']);
});

it('a sign-in at another service makes a credential, or connects one again', () => {
  const asked = { propertyId: id, integrationId: 4 };
  expect(authorizationInput.parse(asked).integrationCredentialId).toBeNull();
  expect(authorizationInput.parse({ ...asked, integrationCredentialId: id }).integrationCredentialId).toBe(
    id,
  );
  const given = { state: 's', code: ' a ', externalCode: ' ' };
  expect(authorizationReturnInput.parse(given)).toEqual({
    state: 's',
    code: 'a',
    externalCode: null,
    refusal: null,
  });
});

it('a figure says its limits where the property has flags', () => {
  const limits = { watchAbove: 10, alertAbove: 25 };
  const WORDS = 'More than 10% off is Watch, more than 25% is Alert.';
  for (const figure of ['variance', 'expendituresByCategory'] as const)
    expect(definitionWords(figure, limits)).toBe(`${LIVE_DEFINITIONS[figure]} ${WORDS}`);
  expect(definitionWords('unexpected', limits)).toBe(LIVE_DEFINITIONS.unexpected);
});

it('a profile has a phone of ten digits, or none', () => {
  const person = { firstName: 'Ada', lastName: 'Stone', email: 'ada@example.com' };
  const phoneOf = (phone: unknown) => profileInput.safeParse({ ...person, phone }).data?.phone;
  expect([undefined, null, ' ', ' 206 555 0100 ', '001 206 555 0100'].map(phoneOf)).toEqual([
    null,
    null,
    null,
    '206 555 0100',
    '001 206 555 0100',
  ]);
  expect(['2065550100', '1 206 555 0100', '206 555 01000'].map(phoneOf)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('a variance is watched before it alerts', () => {
  const refused = (watchAbove: number, alertAbove: number) =>
    failuresOf(varianceLimitsInput, { watchAbove, alertAbove }).map((failure) => failure.split(':')[0]);
  expect([refused(10, 11), refused(10, 10), refused(11, 10)]).toEqual([[], ['alertAbove'], ['alertAbove']]);
});

it('a filter reads true and false as texts', () => {
  expect(transactionFilter.parse({ isUnexpected: 'true', isMapped: 'false' })).toEqual({
    isUnexpected: true,
    isMapped: false,
  });
  const overdue = (isDisclosureOverdue: unknown) =>
    associationFilter.parse({ isDisclosureOverdue }).isDisclosureOverdue;
  expect(['true', 'false', true, false, undefined].map(overdue)).toEqual([
    true,
    false,
    true,
    false,
    undefined,
  ]);
});

it('a webhook hears of each event once', () => {
  const event = WEBHOOK_EVENTS[0]!;
  expect(webhookInput.shape.events.parse([event, event])).toEqual([event]);
  expect(failuresOf(webhookInput.shape.events, [])).toEqual([': Choose at least one event']);
});

it('a project that is reopened changes its components back, unless it keeps them', () => {
  const kept = [undefined, null, {}, { keepComponents: true }].map(
    (body) => reopenProjectInput.parse(body).keepComponents,
  );
  expect(kept).toEqual([false, false, false, true]);
});
