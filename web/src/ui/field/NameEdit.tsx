import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { TextInput } from './TextInput';

export interface NameEditProps {
  /** Accessible name: `New name of Bids.pdf`. */
  label: string;
  value: string;
  /** How many characters are selected at first: all but the ending of a file. */
  selected?: number;
  busy?: boolean;
  /** Why the last name was not accepted. */
  problem?: string;
  /** Called on Enter, or when the focus leaves with another name. */
  onSave: (name: string) => void;
  /** Called on Esc, or when the focus leaves with the old name. */
  onCancel: () => void;
}

/** An input that changes a name in its place. */
export function NameEdit({ label, value, selected = value.length, busy, problem, ...props }: NameEditProps) {
  const [name, setName] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  useEffect(() => {
    input.current?.focus();
    input.current?.setSelectionRange(0, selected);
    // Only as it opens: a selection must not jump while the name is typed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  function end(isSaved: boolean) {
    if (busy) return;
    const isSame = name.trim() === value || name.trim() === '';
    // The field may lose the focus once more as it disappears.
    isOver.current = !isSaved || isSame;
    if (isOver.current) props.onCancel();
    else props.onSave(name.trim());
  }
  function press(event: KeyboardEvent) {
    // The keys of the tree or the table around the name have no meaning here.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') end(true);
    else if (event.key === 'Escape') {
      event.preventDefault();
      end(false);
    }
  }
  return (
    <chakra.span flex="1" minW="0" maxW="440px" display="block" onClick={(event) => event.stopPropagation()}>
      <TextInput
        ref={input}
        size="sm"
        aria-label={label}
        aria-invalid={problem !== undefined || undefined}
        autoComplete="off"
        spellCheck={false}
        value={name}
        readOnly={busy}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={() => !isOver.current && problem === undefined && end(true)}
      />
      {problem !== undefined && (
        <chakra.span role="alert" display="block" color="danger.fg" textStyle="caption" whiteSpace="normal">
          {problem}
        </chakra.span>
      )}
    </chakra.span>
  );
}
