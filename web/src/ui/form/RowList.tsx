import { chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '../action/Button';
import { IconButton } from '../action/IconButton';
import { FieldError } from '../field/Field';

export interface RowListProps {
  title: string;
  purpose: string;
  addText: string;
  /** What one row is called: `Step`. */
  rowName: string;
  rows: readonly ReactNode[];
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** What is wrong with the list as a whole. */
  error?: string;
  /** Id of the button that adds a row, which an error of the whole list leads to. */
  id: string;
}

/** A list of any number of rows, each in its own frame, added and removed one by one. */
export function RowList(props: RowListProps) {
  const { title, purpose, rows, rowName } = props;
  const section = useRowFocus(rows.length);
  return (
    <chakra.section ref={section} aria-label={title} borderTopWidth="1px" py="5">
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="flex-start"
        justifyContent="space-between"
        gap="2"
      >
        <chakra.div flex="1" minW="220px">
          <chakra.h2 textStyle="section">{title}</chakra.h2>
          <chakra.p textStyle="caption" color="fg.muted">
            {purpose}
          </chakra.p>
        </chakra.div>
        <Button id={props.id} size="sm" icon={<Plus size={15} strokeWidth={1.75} />} onClick={props.onAdd}>
          {props.addText}
        </Button>
      </chakra.div>
      {props.error && (
        <chakra.div mt="2">
          <FieldError>{props.error}</FieldError>
        </chakra.div>
      )}
      {rows.map((row, index) => (
        <chakra.fieldset key={index} {...rowStyle} aria-label={`${rowName} ${index + 1}`}>
          <chakra.div flex="1" minW="0" display="grid" gap="3.5">
            {row}
          </chakra.div>
          <IconButton
            label={`Remove ${rowName.toLowerCase()} ${index + 1}`}
            icon={<X size={16} strokeWidth={1.75} />}
            onClick={() => props.onRemove(index)}
          />
        </chakra.fieldset>
      ))}
    </chakra.section>
  );
}

/** Focuses an added row; after a removal, which also removes the focused button, focuses the button that adds a row. */
function useRowFocus(count: number) {
  const section = useRef<HTMLElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const rows = section.current?.querySelectorAll('fieldset');
    if (count > before.current) rows?.[count - 1]?.querySelector<HTMLElement>('input, select')?.focus();
    if (count < before.current) section.current?.querySelector<HTMLElement>('button')?.focus();
    before.current = count;
  }, [count]);
  return section;
}

const rowStyle = {
  display: 'flex',
  gap: '2',
  alignItems: 'flex-start',
  mt: '3',
  p: '3.5',
  borderWidth: '1px',
  borderRadius: 'card',
  minW: '0',
} as const;
