import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { ErrorState } from '../feedback/ErrorState';
import { usePhone } from '../layout/use-media-query';
import { useSlow } from '../layout/use-slow';
import { initialLayout } from '../table-model/column';
import type { DataTableProps } from './data-table-props';
import { PhoneList } from './PhoneList';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { FilteredEmpty, PhoneSkeleton, RefreshBar, SelectAllRow, SkeletonRows } from './TableStates';
import { useTableModel } from '../table-model/use-table-model';
import type { TablePartProps } from './table-parts';
import { useOwnScroll } from './use-own-scroll';
import { useTableSelection } from './use-table-selection';
import styles from './table.module.css';

const none: never[] = [];

/** The only table component: sort, columns, groups, selection, keys, states, and a list of two-line rows on phones. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows = none as Row[], isInCard = false } = props;
  const starting = useMemo(() => initialLayout(props.columns), [props.columns]);
  const model = useTableModel({ ...props, rows, layout: props.layout ?? starting });
  const phone = usePhone() && props.renderPhoneRow !== undefined;
  const [active, setActive] = useState<string | null>(null);
  const { selection, selectable } = useTableSelection(props, model.rows);
  const waiting = props.rows === undefined && !props.errors?.length;
  const isSlow = useSlow(props.refreshing === true);
  const shared = { ...props, model, selection, active, onActiveChange: setActive, isSlow };

  if (props.errors?.length)
    return (
      <Frame key="errors" phone={phone} {...{ isInCard }}>
        {<ErrorState details={props.errors} onRetry={props.onRetry} />}
      </Frame>
    );
  if (!waiting && rows.length === 0) {
    return (
      // A new frame, not that of the skeleton, which may have had another place.
      <Frame key="empty" phone={phone} {...{ isInCard }}>
        {props.onClearFilters ? <FilteredEmpty onClear={props.onClearFilters} /> : props.empty}
      </Frame>
    );
  }
  if (phone) {
    return (
      <Frame phone {...{ isInCard }}>
        {waiting ? <PhoneSkeleton /> : <PhoneList {...shared} renderPhoneRow={props.renderPhoneRow!} />}
      </Frame>
    );
  }
  return (
    <Frame phone={false} {...{ isInCard }}>
      <Grid {...shared} waiting={waiting} selectableCount={selectable.length} />
    </Frame>
  );
}

interface GridProps<Row extends object> extends TablePartProps<Row> {
  waiting: boolean;
  selectableCount: number;
}

/** Head and rows as a grid that the arrow keys move through. */
function Grid<Row extends object>(props: GridProps<Row>) {
  const { model, selection, waiting, refreshing, isSlow, selectAll, rowActions } = props;
  const span = model.columns.length + (selection ? 1 : 0) + (rowActions ? 1 : 0);
  const table = useOwnScroll();
  return (
    <chakra.table
      ref={table}
      role="grid"
      aria-multiselectable={selection ? true : undefined}
      aria-busy={waiting || refreshing || undefined}
      aria-rowcount={model.rows.length}
      w="full"
      borderCollapse="separate"
      borderSpacing="0"
      textStyle="table"
    >
      <chakra.caption srOnly>{props.caption}</chakra.caption>
      <TableHead model={model} selection={selection} hasActions={Boolean(rowActions)} />
      {isSlow && <RefreshBar span={span} />}
      {selectAll && selection?.state === 'all' && (
        <SelectAllRow {...selectAll} span={span} count={props.selectableCount} />
      )}
      {waiting ? <SkeletonRows span={span} /> : <TableBody {...props} span={span} />}
    </chakra.table>
  );
}

/** The frame around the table in each of its states. */
function Frame(props: { phone: boolean; isInCard: boolean; children: React.ReactNode }) {
  const { phone, isInCard, children } = props;
  return (
    <chakra.div
      className={styles.frame}
      borderWidth={phone || isInCard ? '0' : '1px'}
      borderTopWidth="1px"
      borderRadius={phone ? '0' : 'card'}
      mx={phone && !isInCard ? '-4' : '0'}
      bg="bg.surface"
    >
      {children}
    </chakra.div>
  );
}
