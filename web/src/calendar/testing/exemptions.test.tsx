import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { aDutyExemption, aDutyExemptionInput } from '@roofline/schema/fixtures/calendar';
import { id, PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { CalendarPage } from '../CalendarPage';
import { aDate, calendarService } from './calendar-service';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 9) });
});

const TITLE = 'Inspection of balconies and other elevated elements';
const SOURCE = 'California Civil Code, section 5551';
const items = () => [
  aDate('2026-11-20', TITLE, { kind: 'balconyInspection', status: 'mayApply', source: SOURCE }),
  aDate('2026-11-30', 'Disclosure of 2026', { kind: 'disclosure', status: 'due' }),
];
const EDITOR = { can: { editReserveStudies: true } };
const november = (items: ReturnType<typeof aDate>[]) => ({ '2026-11': items });

function open(said: Parameters<typeof calendarService>[0] = EDITOR) {
  const service = calendarService({ months: november(items()), ...said });
  return { service, ...renderScreen(<CalendarPage />, { graph: service.graph, at: paths.calendar() }) };
}
const button = (name: string) => screen.findByRole('button', { name });
const list = () => screen.findByRole('list', { name: 'Stated not to apply' });

it('takes a duty off the calendar with a reason, and lists the statement', async () => {
  const values = aDutyExemptionInput();
  const { user, service, sentNamed } = open();
  await user.click(await button(`Does not apply here: ${TITLE}`));
  const pane = within(await screen.findByRole('dialog', { name: 'Does not apply here' }));
  expect(pane.getByText(TITLE)).toBeTruthy();
  expect(pane.getByText(SOURCE)).toBeTruthy();
  const submit = pane.getByRole('button', { name: 'Take off the calendar' });
  await user.click(submit);
  expect(await pane.findByText('Reason is required')).toBeTruthy();
  expect(sentNamed('StateDutyExemption')).toHaveLength(0);
  await user.type(pane.getByLabelText(/^Reason/), values.reason);
  service.after('stateDutyExemption', {
    stated: [aDutyExemption({ ...values, title: TITLE })],
    months: november(items().slice(1)),
  });
  await user.click(submit);
  expect(await screen.findByText('Duty taken off the calendar')).toBeTruthy();
  expect(sentNamed('StateDutyExemption')).toMatchObject([
    {
      variables: {
        input: {
          propertyId: PROPERTY_ID,
          values,
        },
      },
    },
  ]);
  expect(within(await list()).getByText(values.reason)).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('list', { name: 'Due on Nov 20, 2026' })).toBeNull();
});

it('says who stated what, when and why, and takes it back after a question', async () => {
  const stated = [
    aDutyExemption({ dutyExemptionId: id(771), reason: '<b>No decks</b>', statedBy: 'Rosa Vega' }),
  ];
  const { user, service, sentNamed, container } = open({
    ...EDITOR,
    stated,
    months: november(items().slice(1)),
  });
  service.after('withdrawDutyExemption', { stated: [], months: november(items()) });
  const row = within(await list());
  expect(row.getByText('<b>No decks</b>')).toBeTruthy();
  expect(row.getByText(/Rosa Vega/).textContent).toMatch(/^Rosa Vega, Nov 20, 2026/);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id: rule }) => rule)).toEqual([]);
  await user.click(row.getByRole('button', { name: `Take back: ${TITLE}` }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Take back statement' }));
  expect(sentNamed('WithdrawDutyExemption')).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Duty back on the calendar')).toBeTruthy();
  expect(sentNamed('WithdrawDutyExemption')).toMatchObject([
    { variables: { input: { propertyId: PROPERTY_ID, dutyExemptionId: id(771) } } },
  ]);
  expect(await screen.findByRole('list', { name: 'Due on Nov 20, 2026' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Stated not to apply' })).toBeNull();
});

it('shows only the statements to users who may not change them, and offers none for other dates', async () => {
  const can = { editReserveStudies: false };
  const { unmount } = open({ can });
  await screen.findByRole('list', { name: 'Due on Nov 20, 2026' });
  expect(screen.queryByRole('button', { name: /^Does not apply here/ })).toBeNull();
  unmount();
  const reader = open({ can, stated: [aDutyExemption()] });
  expect(within(await list()).queryByRole('button')).toBeNull();
  reader.unmount();
  open();
  await button(`Does not apply here: ${TITLE}`);
  expect(screen.getAllByRole('button', { name: /^Does not apply here/ })).toHaveLength(1);
});
