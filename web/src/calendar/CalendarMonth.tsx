import { chakra } from '@chakra-ui/react';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listAnswer } from '../app/list/list-answer';
import { useShortcuts } from '../app/shortcuts';
import { localToday } from '../app/today';
import { Button } from '../ui/action/Button';
import { ErrorState } from '../ui/feedback/ErrorState';
import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { PageHeader } from '../ui/layout/PageHeader';
import { usePhone } from '../ui/layout/use-media-query';
import {
  usePropertyCalendarQuery,
  type CalendarRowFragment,
  type ExemptionRowFragment,
} from './Calendar.generated';
import { ExemptionCard } from './exemption/ExemptionCard';
import { StateExemptionPane } from './exemption/StateExemptionPane';
import { SubscribePane } from './feed/SubscribePane';
import { overdueBefore } from './model/agenda';
import { daysOfMonth, monthFrom, monthName, shiftMonth } from './model/months';
import { Agenda } from './month/Agenda';
import { Legend } from './month/Legend';
import { MonthGrid } from './month/MonthGrid';
import { MonthSwitch } from './month/MonthSwitch';
import { OverdueCard } from './month/OverdueCard';

/** With the current month, the page also loads this many earlier months to show overdue items. */
const MONTHS_BACK = 12;

/** Returns the month in the address, and functions that show another one. */
function useMonth(today: string) {
  const [search, setSearch] = useSearchParams();
  const current = today.slice(0, 7);
  const month = monthFrom(search.get('month') ?? '', today);
  const show = (next: string) => setSearch(next === current ? {} : { month: next });
  return { month, isCurrent: month === current, show, shift: (by: number) => show(shiftMonth(month, by)) };
}

export interface CalendarMonthProps {
  propertyId: string;
  name: string;
  /** Whether the viewer may state that a duty does not apply. */
  mayExempt: boolean;
}

/** One month of a property's calendar with overdue items, and a button to subscribe to it. */
export function CalendarMonth({ propertyId, name, mayExempt }: CalendarMonthProps) {
  const today = localToday();
  const { month, isCurrent, show, shift } = useMonth(today);
  const [isSubscribing, setSubscribing] = useState(false);
  useShortcuts({ j: () => shift(1), k: () => shift(-1), t: () => show(today.slice(0, 7)) });
  const { from, to } = daysOfMonth(month);
  const since = isCurrent ? daysOfMonth(shiftMonth(month, -MONTHS_BACK)).from : from;
  const query = usePropertyCalendarQuery({
    variables: { propertyId, from: since, to },
    // Work completed on another page a moment ago has to show as done here.
    fetchPolicy: 'cache-and-network',
  });
  const { shown, errors, onRetry, refreshing } = listAnswer(query, 'The calendar could not be loaded.');
  return (
    <>
      <PageHeader
        title="Calendar"
        line="What the law, your documents, components and projects ask for, by day"
        actions={
          <Button icon={<CalendarPlus size={16} strokeWidth={1.75} />} onClick={() => setSubscribing(true)}>
            Subscribe
          </Button>
        }
      />
      <MonthSwitch
        month={month}
        isCurrent={isCurrent}
        onShift={shift}
        onToday={() => show(today.slice(0, 7))}
      />
      {errors ? (
        <ErrorState details={[...errors]} onRetry={onRetry} />
      ) : (
        <Shown
          {...{ propertyId, month, today, refreshing, mayExempt }}
          items={shown?.property?.calendar}
          exemptions={shown?.property?.dutyExemptions ?? []}
          readAgain={() => query.refetch().catch(() => undefined)}
        />
      )}
      {isSubscribing && (
        <SubscribePane propertyId={propertyId} name={name} onClose={() => setSubscribing(false)} />
      )}
    </>
  );
}

interface ShownProps {
  propertyId: string;
  month: string;
  today: string;
  items: readonly CalendarRowFragment[] | undefined;
  exemptions: readonly ExemptionRowFragment[];
  refreshing: boolean;
  mayExempt: boolean;
  readAgain: () => unknown;
}

function Shown(props: ShownProps) {
  const { propertyId, month, today, items, exemptions, refreshing, mayExempt, readAgain } = props;
  const isPhone = usePhone();
  const [exempting, setExempting] = useState<CalendarRowFragment | null>(null);
  if (!items)
    return (
      <Loading>
        <Skeleton height="480px" radius="card" />
      </Loading>
    );
  const { from, to } = daysOfMonth(month);
  const ofMonth = items.filter(({ date }) => date >= from && date <= to);
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="4"
      aria-busy={refreshing || undefined}
      opacity={refreshing ? 0.6 : 1}
    >
      <OverdueCard items={overdueBefore(items, from)} />
      {!isPhone && <MonthGrid month={month} today={today} items={ofMonth} />}
      <Legend />
      <Agenda
        name={monthName(month)}
        today={today}
        items={ofMonth}
        onExempt={mayExempt ? setExempting : undefined}
      />
      <ExemptionCard {...{ propertyId, exemptions }} mayChange={mayExempt} onWithdrawn={readAgain} />
      {exempting && (
        <StateExemptionPane
          item={exempting}
          onClose={() => setExempting(null)}
          onSaved={async () => {
            await readAgain();
            setExempting(null);
          }}
        />
      )}
    </chakra.div>
  );
}
