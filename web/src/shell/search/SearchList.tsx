import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';

export interface SearchOption {
  key: string;
  content: ReactNode;
  /** Content at the right end of the row: a key, a figure. */
  end?: ReactNode;
  onPick: () => void;
}
export interface SearchGroup {
  label: string;
  options: SearchOption[];
}

export interface SearchListProps {
  label: string;
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  groups: SearchGroup[];
  /** A line below the list: no matches, still looking, or more matches than shown. */
  note?: ReactNode;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** A fixed height for any number of rows; without it the list is as high as its rows, at most 380 px. */
  height?: SystemStyleObject['height'];
}

/** A field with a list below it: arrows move, Enter picks, Home and End jump; the focus stays in the field. */
export function SearchList(props: SearchListProps) {
  const listId = useId();
  const options = useMemo(() => props.groups.flatMap((group) => group.options), [props.groups]);
  const [active, setActive] = useActive(options, props.text);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = reached(event.key, active, options.length - 1);
    const picks = event.key === 'Enter' && options[active];
    if (next !== undefined) setActive(next);
    else if (picks) picks.onPick();
    else return;
    event.preventDefault();
  };
  return (
    <chakra.div position="relative">
      <SearchField {...props} listId={listId} activeKey={options[active]?.key} onKeyDown={onKeyDown} />
      <chakra.div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={props.label}
        h={props.height}
        maxH={props.height ? undefined : '380px'}
        overflowY="auto"
        p="1.5"
      >
        {props.groups.map((group) => (
          <OptionGroup
            key={group.label}
            group={group}
            listId={listId}
            activeKey={options[active]?.key}
            onHover={(key) => setActive(options.findIndex((o) => o.key === key))}
          />
        ))}
      </chakra.div>
      {/* Outside the list, which may have only options. In a list of fixed height it lies over the empty end. */}
      <chakra.div
        role="status"
        px="4"
        textStyle="caption"
        color="fg.subtle"
        {...(props.height ? { position: 'absolute', insetX: '0', top: '46px' } : {})}
      >
        {props.note && <chakra.div py="2">{props.note}</chakra.div>}
      </chakra.div>
    </chakra.div>
  );
}

/** Returns the row that a key moves to, around both ends; undefined for other keys and without rows. */
function reached(key: string, active: number, last: number): number | undefined {
  if (last < 0) return undefined;
  const around = { ArrowDown: active >= last ? 0 : active + 1, ArrowUp: active <= 0 ? last : active - 1 };
  return { ...around, Home: 0, End: last }[key];
}

interface SearchFieldProps extends SearchListProps {
  listId: string;
  activeKey: string | undefined;
  onKeyDown: (event: KeyboardEvent) => void;
}

function SearchField({ listId, activeKey, ...props }: SearchFieldProps) {
  return (
    <chakra.div display="flex" alignItems="center" gap="2.5" px="3.5" borderBottomWidth="1px">
      <chakra.span color="fg.subtle" aria-hidden>
        <Search size={16} strokeWidth={1.75} />
      </chakra.span>
      <chakra.input
        ref={props.inputRef}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={activeKey === undefined ? undefined : `${listId}-${activeKey}`}
        aria-label={props.label}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder={props.placeholder}
        value={props.text}
        maxLength={200}
        onChange={(event) => props.onText(event.target.value)}
        onKeyDown={props.onKeyDown}
        flex="1"
        minW="0"
        minH="46px"
        bg="transparent"
        textStyle="body"
        fontSize={{ base: '1rem', md: '0.875rem' }}
        outline="none"
      />
    </chakra.div>
  );
}

/** Returns the active row, which is the first one again whenever the text changes. */
function useActive(options: SearchOption[], text: string): [number, (index: number) => void] {
  const [state, setState] = useState({ text, index: 0 });
  const index = state.text === text ? Math.min(state.index, Math.max(0, options.length - 1)) : 0;
  return [index, (next) => setState({ text, index: next })];
}

function OptionGroup(props: {
  group: SearchGroup;
  listId: string;
  activeKey?: string;
  onHover: (key: string) => void;
}) {
  const { group, listId } = props;
  if (group.options.length === 0) return null;
  return (
    <chakra.div role="group" aria-label={group.label} pb="1">
      <chakra.div px="2.5" pt="2" pb="1" textStyle="caption" color="fg.subtle" aria-hidden>
        {group.label}
      </chakra.div>
      {group.options.map((option) => (
        <chakra.div
          key={option.key}
          id={`${listId}-${option.key}`}
          role="option"
          aria-selected={option.key === props.activeKey}
          onMouseMove={() => props.onHover(option.key)}
          onClick={option.onPick}
          display="flex"
          alignItems="center"
          gap="3"
          px="2.5"
          py="1.5"
          minH="40px"
          borderRadius="control"
          cursor="pointer"
          textStyle="table"
          css={{ '&[aria-selected=true]': { bg: 'brand.subtle' } }}
        >
          <chakra.div flex="1" minW="0">
            {option.content}
          </chakra.div>
          {option.end}
        </chakra.div>
      ))}
    </chakra.div>
  );
}
