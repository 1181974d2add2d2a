import { chakra } from '@chakra-ui/react';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { counted } from '../../ui/format/count';
import { formatMoney } from '../../ui/format/money';
import { Dialog } from '../../ui/overlay/Dialog';
import { useYearExpendituresQuery } from '../Dashboard.generated';
import type { ExpenditureLine } from '../health';
import { ExpenditureTable } from './ExpenditureTable';

/** A year of the projection on a property's dashboard. */
interface YearOf {
  propertyId: string;
  fiscalYear: number;
  year: number;
}

/** Lines that the dashboard has already, or the year whose lines the dialog loads. */
export type ExpenditureSelection = { title: string; total: number } & (
  | { lines: readonly ExpenditureLine[] }
  | { of: YearOf }
);

/** Lists the expenditures behind a bar or a slice. */
export function ExpendituresDialog({
  selection,
  onClose,
}: {
  selection: ExpenditureSelection | null;
  onClose: () => void;
}) {
  return (
    <Dialog open={selection !== null} onClose={onClose} title={selection?.title ?? ''} width="640px">
      {selection && ('of' in selection ? <YearLines {...selection} /> : <Lines {...selection} />)}
    </Dialog>
  );
}

function YearLines({ of, title, total }: { of: YearOf; title: string; total: number }) {
  const { data, error, refetch } = useYearExpendituresQuery({ variables: { ...of } });
  const years = data?.property?.financialHealth?.anticipatedExpendituresReport.anticipatedExpenditureYears;
  if (years) return <Lines title={title} total={total} lines={years[0]?.components ?? []} />;
  if (error || data)
    return (
      <ErrorState
        details={[`The expenditures of ${of.year} could not be loaded.`]}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Loading>
      <Skeleton height="240px" />
    </Loading>
  );
}

function Lines({ title, total, lines }: { title: string; total: number; lines: readonly ExpenditureLine[] }) {
  return (
    <>
      <chakra.p textStyle="table" color="fg.muted" mb="3">
        {lines.length === 0
          ? 'Nothing is due.'
          : `${counted(lines.length, 'expenditure')}, ${formatMoney(total)} in all.`}
      </chakra.p>
      {lines.length > 0 && (
        <chakra.div mx="-4">
          <ExpenditureTable caption={title} lines={lines} costHeading="Expected cost" total={total} />
        </chakra.div>
      )}
    </>
  );
}
