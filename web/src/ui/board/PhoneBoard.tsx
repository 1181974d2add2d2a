import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Field } from '../field/Field';
import { SelectField } from '../field/SelectField';
import { formatCount } from '../format/count';
import type { BoardActions } from './board-actions';
import { BoardColumnCards } from './BoardColumnCards';
import type { BoardCards, BoardColumn } from './board-model';

interface PhoneBoardProps<Card> extends BoardCards<Card> {
  columnWord: string;
  columns: readonly BoardColumn[];
  byColumn: ReadonlyMap<string, readonly Card[]>;
  actions: BoardActions<Card>;
}

/** One column at a time, chosen from a list. Cards move from their menus. */
export function PhoneBoard<Card>({ columnWord, byColumn, ...props }: PhoneBoardProps<Card>) {
  const { columns } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const cardsOf = (column: BoardColumn) => byColumn.get(column.id) ?? [];
  const column =
    columns.find(({ id }) => id === chosen) ?? columns.find((each) => cardsOf(each).length > 0) ?? columns[0];
  if (!column) return null;
  return (
    <chakra.div display="grid" gap="3">
      <Field label={columnWord}>
        <SelectField
          value={column.id}
          options={columns.map((each) => ({
            value: each.id,
            label: `${each.name}, ${formatCount(cardsOf(each).length)}`,
          }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      </Field>
      <BoardColumnCards {...props} column={column} cards={cardsOf(column)} hasNoHead />
    </chakra.div>
  );
}
