import { chakra } from '@chakra-ui/react';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { Field } from '../../ui/field/Field';
import { SelectField } from '../../ui/field/SelectField';
import { counted } from '../../ui/format/count';
import { AnalyticsFrame } from '../AnalyticsFrame';
import { useManyYearsQuery } from './ManyYears.generated';
import { ManyYearsForm } from './ManyYearsForm';

/** October, from which month on firms prepare the next year. */
const NEXT_FROM = 9;

function yearsFrom(now: Date): { years: [number, number]; proposed: number } {
  const year = now.getFullYear();
  return { years: [year, year + 1], proposed: now.getMonth() >= NEXT_FROM ? year + 1 : year };
}

/** `portfolio-analytics/years`: sets up the same fiscal year of many properties at once. */
export function ManyYearsPage() {
  return (
    <AnalyticsFrame tab="years">
      {({ workspaceId }) => <YearOfMany key={workspaceId} workspaceId={workspaceId} />}
    </AnalyticsFrame>
  );
}

function YearOfMany({ workspaceId }: { workspaceId: string }) {
  const [search, setSearch] = useSearchParams();
  const [{ years, proposed }] = useState(() => yearsFrom(new Date()));
  const asked = Number(search.get('year'));
  const fiscalYear = years.includes(asked) ? asked : proposed;
  const choose = (year: string) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      next.set('year', year);
      return next;
    });
  return (
    <>
      <chakra.div maxW="220px" mb="5">
        <Field label="Fiscal year to set up">
          <SelectField
            options={years.map((year) => ({ value: String(year), label: String(year) }))}
            value={String(fiscalYear)}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        </Field>
      </chakra.div>
      <Awaiting key={fiscalYear} {...{ workspaceId, fiscalYear }} />
    </>
  );
}

function Awaiting({ workspaceId, fiscalYear }: { workspaceId: string; fiscalYear: number }) {
  const { data, error, refetch } = useManyYearsQuery({
    variables: { workspaceId, fiscalYear },
    fetchPolicy: 'cache-and-network',
  });
  const read = () => refetch().catch(() => undefined);
  const found = data?.manyYears;
  if (!found && error)
    return <ErrorState details={['The properties could not be loaded.']} onRetry={() => void read()} />;
  if (!found) return <PageSkeleton />;
  if (found.items.length === 0 && found.jobId == null)
    return (
      <EmptyState
        icon={<CalendarCheck size={24} strokeWidth={1.6} />}
        text={
          found.isSetUpCount === 0
            ? `No property has a fiscal year ${fiscalYear} to set up.`
            : `${counted(found.isSetUpCount, 'property has', 'properties have')} ${fiscalYear} set up. None awaits its setup.`
        }
      />
    );
  return <ManyYearsForm found={found} onChanged={read} />;
}
