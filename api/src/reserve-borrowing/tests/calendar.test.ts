import type { CalendarItem } from '@roofline/schema/calendar/calendar';
import { addDays } from '@roofline/schema/value/day';
import { remindersOf } from '../../notification/reminders/dates';
import type { Identity } from '../../property/fixtures/cast';
import { buildBorrower, transfer, type Borrower } from './scene';

let cast: Borrower;
beforeEach(async () => {
  cast = await buildBorrower();
});
afterEach(() => cast.close());

const OUT = '2026-03-10_out_10000_1';
async function due(dueDate: string, as: Identity = 'manager'): Promise<CalendarItem[]> {
  const url = `/api/calendar/property/${cast.home}?from=${dueDate}&to=${dueDate}`;
  const items: CalendarItem[] = (await cast.ask('GET', url, { as })).json().data;
  return items.filter(({ kind }) => kind === 'reserveLoan');
}
const reminded = async (today: string) => {
  const { workspaceId } = cast.place;
  const all = await cast.within((tx) => remindersOf(tx, { workspaceId, today }));
  return all.filter(({ event }) => event.detail?.startsWith('Loan from reserves'));
};

test('shows a loan on its due date until it is repaid, to users who see the ledger', async () => {
  await cast.enter({
    lines: [...transfer('a', '2026-03-10', -100_00), ...transfer('b', '2026-04-10', 100_00)],
  });
  const dueDate = addDays(cast.clock.today(), 30);
  const { reserveEntryId } = await cast.loan(OUT, { dueDate });
  expect(await due(dueDate)).toMatchObject([
    {
      title: 'Loan from reserves is due: The insurance premium',
      status: 'due',
      link: '/useraccount/reserve-borrowing',
    },
  ]);
  expect(await due(dueDate, 'member')).toHaveLength(1);
  expect(await due(dueDate, 'vendor')).toEqual([]);
  expect((await cast.repay('2026-04-10_in_10000_1', reserveEntryId)).statusCode).toBe(201);
  expect(await due(dueDate)).toMatchObject([{ status: 'done', detail: null }]);
  expect(await reminded(cast.clock.today())).toEqual([]);
});

test('managers are reminded 30 and 7 days before a loan is due, and no earlier', async () => {
  await cast.enter({ lines: transfer('a', '2026-03-10', -100_00) });
  const dueDate = addDays(cast.clock.today(), 60);
  await cast.loan(OUT, { dueDate });
  expect(await reminded(addDays(dueDate, -31))).toEqual([]);
  const [early] = await reminded(addDays(dueDate, -30));
  const [late] = await reminded(addDays(dueDate, -7));
  expect(early).toMatchObject({ event: { kind: 'date', to: { managers: true }, day: dueDate } });
  expect(late!.event.onceKey).not.toBe(early!.event.onceKey);
});
