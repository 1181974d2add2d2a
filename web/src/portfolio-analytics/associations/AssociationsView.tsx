import { chakra } from '@chakra-ui/react';
import { Building2 } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';
import { localToday } from '../../app/today';
import { Button } from '../../ui/action/Button';
import { SegmentedControl } from '../../ui/choice/SegmentedControl';
import { Banner } from '../../ui/feedback/Banner';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { Money } from '../../ui/figure/figures';
import { counted } from '../../ui/format/count';
import { ListPage } from '../../ui/list-page/ListPage';
import { TwoLines } from '../../ui/list-page/TwoLines';
import { MapView } from '../map/MapView';
import { associationColumns, Funded } from './association-columns';
import { AssociationFilters } from './AssociationFilters';
import type { AssociationRowFragment } from './Associations.generated';
import { AssociationsVerdict } from './AssociationsVerdict';
import { FundedHistogram } from './FundedHistogram';
import { useAssociations, type Associations } from './use-associations';

const BASES = [
  { value: 'plan', label: 'By leading plan' },
  { value: 'current', label: "At today's contribution" },
] as const;

const SHOWN = [
  { value: 'list', label: 'List' },
  { value: 'map', label: 'Map' },
] as const;

/** All associations of a workspace: a summary, and the list or the map. */
export function AssociationsView({ workspaceId }: { workspaceId: string }) {
  const state = useAssociations(workspaceId);
  const { found, list, view, change, shownAs } = state;
  // The summary is above the list, so both appear together.
  const isWaiting = !found && !list.errors?.length;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5">
      <chakra.div display="flex" flexWrap="wrap" columnGap="5" rowGap="3">
        <SegmentedControl
          label="Figures"
          showLabel
          options={BASES}
          value={view.basis}
          onChange={(basis) => change({ basis: basis === 'plan' ? null : basis })}
        />
        <SegmentedControl
          label="Shown as"
          showLabel
          options={SHOWN}
          value={shownAs}
          onChange={(next) => change({ show: next === 'list' ? null : next })}
        />
      </chakra.div>
      {found && <FiguresNote waiting={found.summary.waiting} />}
      {found && (
        <div>
          <AssociationsVerdict summary={found.summary} basis={view.basis} />
        </div>
      )}
      {/* The chart has its place even while its figures are being computed. */}
      {found && found.summary.withFigures + found.summary.waiting > 0 && (
        <FundedHistogram bars={found.summary.histogram} />
      )}
      {isWaiting ? (
        <PageSkeleton />
      ) : shownAs === 'map' ? (
        <section aria-label="Map of associations">
          <Filters state={state} />
          {/* The key changes once all figures are computed, so that the map loads them. */}
          <MapView key={String(found?.summary.waiting === 0)} workspaceId={workspaceId} view={view} />
        </section>
      ) : (
        <AssociationList state={state} />
      )}
    </chakra.div>
  );
}

/** Says how many figures are being computed. It stays when all are here, so that nothing below it moves. */
function FiguresNote({ waiting }: { waiting: number }) {
  const [hasWaited, setHasWaited] = useState(false);
  if (waiting > 0 && !hasWaited) setHasWaited(true);
  if (!hasWaited) return null;
  return (
    <Banner tone="info">
      {waiting > 0
        ? `The figures of ${counted(waiting, 'association')} are being computed. They appear here by themselves.`
        : 'The figures of all associations are here now.'}
    </Banner>
  );
}

/** The filters of the list, above the map. */
function Filters({ state: { view, change } }: { state: Associations }) {
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" mb="3">
      <AssociationFilters view={view} change={change} today={localToday()} />
      {view.text && (
        <Button size="sm" variant="quiet" onClick={() => change({ q: null })}>
          Clear “{view.text}”
        </Button>
      )}
    </chakra.div>
  );
}

function AssociationList({ state }: { state: Associations }) {
  const { list, found, view, change, search, pages, sort, onSort, isNarrowed, clear } = state;
  const { selectProperty } = useSelection();
  const navigate = useNavigate();
  const today = localToday();
  const select = useCallback(
    (row: AssociationRowFragment) => selectProperty(row.propertyId),
    [selectProperty],
  );
  const columns = useMemo(() => associationColumns(select, today), [select, today]);
  return (
    <section aria-label="All associations">
      <ListPage
        {...list}
        caption="Associations"
        search={{
          label: 'Filter by name, city or state',
          value: search,
          onChange: (text) => change({ q: text }),
        }}
        filters={<AssociationFilters view={view} change={change} today={today} />}
        hasChipLine
        onClearFilters={isNarrowed ? clear : undefined}
        columns={columns}
        rows={found?.items}
        rowId={(row) => row.propertyId}
        rowName={(row) => row.name}
        sort={sort}
        onSortChange={onSort}
        manualSort
        onOpen={(row) => {
          select(row);
          void navigate(paths.dashboard);
        }}
        renderPhoneRow={(row) => <PhoneRow row={row} />}
        empty={<EmptyState icon={<Building2 size={24} strokeWidth={1.6} />} text="No associations yet" />}
        pages={pages}
      />
    </section>
  );
}

/** An association in two lines. */
function PhoneRow({ row }: { row: AssociationRowFragment }) {
  return (
    <TwoLines
      title={row.name}
      line={
        row.firstYearBelowZero === null ? (
          <>
            Lowest <Money amount={row.lowestBalance} short />
            {row.lowestBalanceYear !== null && ` in ${row.lowestBalanceYear}`}
          </>
        ) : (
          <chakra.span color="danger.fg">Below zero in {row.firstYearBelowZero}</chakra.span>
        )
      }
      aside={<Funded row={row} />}
    />
  );
}
