import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { get, type FieldPath, type FieldValues } from 'react-hook-form';
import type { OwnControlProps } from '../../app/fields/bound-field';
import { Button } from '../../ui/action/Button';
import { Field } from '../../ui/field/Field';
import { TextArea } from '../../ui/field/TextArea';
import { counted } from '../../ui/format/count';

const itemsIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const isSame = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');

/** The checklist of a phase: one item per line, folded until the user opens it. */
export function ChecklistField<Values extends FieldValues>({ form, field }: OwnControlProps<Values, object>) {
  const name = field.name as FieldPath<Values>;
  const place = Number(name.split('.')[1]) + 1;
  const items = get(form.values, name) as readonly string[];
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  // Shows the text as typed, with its empty lines, while the form has its items: the phase may have moved or been reset.
  const text = isSame(itemsIn(typed), items) ? typed : items.join('\n');
  const wrong = items.findIndex((_item, index) => form.errorOf(`${name}.${index}` as FieldPath<Values>));
  const ofLine = form.errorOf(`${name}.${wrong}` as FieldPath<Values>);
  const error = form.errorOf(name) ?? (ofLine && `Line ${wrong + 1}: ${ofLine}`);
  const shown = isOpen || error !== undefined;
  const id = form.idOf(name);
  const words = items.length === 0 ? 'Checklist' : `Checklist, ${counted(items.length, 'item')}`;
  return (
    <chakra.div mt="1">
      <Button
        variant="link"
        size="sm"
        icon={shown ? <ChevronDown size={14} /> : <ChevronRight size={14} />}
        aria-expanded={shown}
        aria-label={`${words}, of phase ${place}`}
        onClick={() => setOpen(!shown)}
      >
        {words}
      </Button>
      {shown && (
        <Field
          id={id}
          label={`Checklist of phase ${place}`}
          hideLabel
          hint="One item a line. Projects get them when they enter the phase for the first time."
          error={error}
        >
          <TextArea
            rows={Math.min(10, Math.max(3, items.length + 1))}
            value={text}
            onChange={({ currentTarget: { value } }) => {
              setTyped(value);
              form.set(name, itemsIn(value) as never);
            }}
          />
        </Field>
      )}
    </chakra.div>
  );
}
