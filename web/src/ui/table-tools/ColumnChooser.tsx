import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { Button } from '../action/Button';
import { IconButton } from '../action/IconButton';
import { Checkbox } from '../choice/Checkbox';
import { Popover } from '../overlay/Popover';
import { arrangedColumns, initialLayout, type Column, type ColumnLayout } from '../table-model/column';

export interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[];
  layout: ColumnLayout;
  onChange: (layout: ColumnLayout) => void;
}

/** Shows, hides, reorders and resets the columns of a table. */
export function ColumnChooser<Row>({ columns, layout, onChange }: ColumnChooserProps<Row>) {
  const arranged = arrangedColumns(columns, layout);
  const movable = arranged.filter((column) => !column.fixed);

  function show(id: string, shown: boolean) {
    onChange({
      ...layout,
      hidden: shown ? layout.hidden.filter((each) => each !== id) : [...layout.hidden, id],
    });
  }
  function move(id: string, by: 1 | -1) {
    const order = movable.map((column) => column.id);
    const at = order.indexOf(id);
    [order[at], order[at + by]] = [order[at + by]!, order[at]!];
    onChange({
      ...layout,
      order: [...arranged.filter((column) => column.fixed).map((column) => column.id), ...order],
    });
  }

  return (
    <Popover
      label="Columns"
      align="end"
      trigger={<Button icon={<Columns3 size={16} strokeWidth={1.75} />}>Columns</Button>}
    >
      <chakra.ul listStyleType="none" p="2">
        {movable.map((column, index) => (
          <chakra.li key={column.id} display="flex" alignItems="center" ps="2" textStyle="table">
            <chakra.span flex="1">
              <Checkbox
                label={column.header}
                checked={!layout.hidden.includes(column.id)}
                onChange={(event) => show(column.id, event.currentTarget.checked)}
              />
            </chakra.span>
            <IconButton
              noTooltip
              label={`Move ${column.header} up`}
              icon={<ArrowUp size={14} strokeWidth={1.75} />}
              disabled={index === 0}
              onClick={() => move(column.id, -1)}
            />
            <IconButton
              noTooltip
              label={`Move ${column.header} down`}
              icon={<ArrowDown size={14} strokeWidth={1.75} />}
              disabled={index === movable.length - 1}
              onClick={() => move(column.id, 1)}
            />
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.div borderTopWidth="1px" p="2">
        <Button variant="quiet" size="sm" onClick={() => onChange(initialLayout(columns))}>
          Reset
        </Button>
      </chakra.div>
    </Popover>
  );
}
