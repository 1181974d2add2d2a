import { chakra } from '@chakra-ui/react';
import { useMemo, useRef, useState } from 'react';
import { ErrorState } from '../feedback/ErrorState';
import { usePhone } from '../layout/use-media-query';
import { initialLayout } from '../table-model/column';
import type { DataTableProps } from './data-table-props';
import { PhoneList } from './PhoneList';
import { pageSelection, pageToggled, toggled } from '../table-model/selection';
import { TableBody } from './TableBody';
import { TableHead } from './TableHead';
import { FilteredEmpty, PhoneSkeleton, RefreshBar, SelectAllRow, SkeletonRows } from './TableStates';
import { useTableModel } from '../table-model/use-table-model';

const none: never[] = [];

/** The one table: sort, columns, groups, selection, keys, states, and a list of two-line rows on phones. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { rows = none as Row[], selected, onSelectedChange, canSelect } = props;
  const starting = useMemo(() => initialLayout(props.columns), [props.columns]);
  const model = useTableModel({ ...props, rows, layout: props.layout ?? starting });
  const phone = usePhone() && props.renderPhoneRow !== undefined;
  const lastClicked = useRef<string | null>(null);
  const [active, setActive] = useState<string | null>(null);

  const selectable = useMemo(
    () => (canSelect ? model.rows.filter(({ row }) => canSelect(row)) : model.rows).map(({ id }) => id),
    [model.rows, canSelect],
  );
  const selection =
    selected && onSelectedChange
      ? {
          selected,
          state: pageSelection(selected, selectable),
          togglePage: () => onSelectedChange(pageToggled(selected, selectable)),
          toggle(id: string, range: boolean) {
            if (!selectable.includes(id)) return;
            onSelectedChange(toggled(selected, selectable, id, range ? { from: lastClicked.current } : null));
            lastClicked.current = id;
          },
          allowed: (id: string) => selectable.includes(id),
        }
      : undefined;
  const shared = { ...props, model, selection, active, onActiveChange: setActive };
  const waiting = props.rows === undefined && !props.errors?.length;

  if (props.errors?.length)
    return <Frame phone={phone}>{<ErrorState details={props.errors} onRetry={props.onRetry} />}</Frame>;
  if (!waiting && rows.length === 0) {
    return (
      <Frame phone={phone}>
        {props.onClearFilters ? <FilteredEmpty onClear={props.onClearFilters} /> : props.empty}
      </Frame>
    );
  }
  if (phone) {
    return (
      <Frame phone>
        {waiting ? <PhoneSkeleton /> : <PhoneList {...shared} renderPhoneRow={props.renderPhoneRow!} />}
      </Frame>
    );
  }
  const span = model.columns.length + (selection ? 1 : 0) + (props.rowActions ? 1 : 0);
  return (
    <Frame phone={false}>
      <chakra.table
        role="grid"
        aria-multiselectable={selection ? true : undefined}
        aria-busy={waiting || props.refreshing || undefined}
        aria-rowcount={model.rows.length}
        w="full"
        borderCollapse="separate"
        borderSpacing="0"
        textStyle="table"
      >
        <chakra.caption srOnly>{props.caption}</chakra.caption>
        <TableHead model={model} selection={selection} hasActions={Boolean(props.rowActions)} />
        {props.refreshing && <RefreshBar span={span} />}
        {props.selectAll && selection?.state === 'all' && (
          <SelectAllRow {...props.selectAll} span={span} count={selectable.length} />
        )}
        {waiting ? <SkeletonRows span={span} /> : <TableBody {...shared} span={span} />}
      </chakra.table>
    </Frame>
  );
}

/** Clips nothing from 1024 px on, because a scroll box of its own would stop the head from sticking to the page. */
function Frame({ phone, children }: { phone: boolean; children: React.ReactNode }) {
  return (
    <chakra.div
      borderWidth={phone ? '0' : '1px'}
      borderTopWidth="1px"
      borderRadius={phone ? '0' : 'card'}
      mx={phone ? '-4' : '0'}
      overflowX={{ base: 'auto', lg: 'visible' }}
      bg="bg.surface"
    >
      {children}
    </chakra.div>
  );
}
