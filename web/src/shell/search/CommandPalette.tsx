import { chakra } from '@chakra-ui/react';
import { useMemo, useRef, useState } from 'react';
import { Dialog } from '../../ui/overlay/Dialog';
import { Keys } from '../Keys';
import type { ShellActions } from '../use-app-keys';
import { closest } from './matching';
import type { NamedOption } from './palette-option';
import { usePropertySearch } from './property-search';
import { propertyOption, usePickProperty } from './PropertySwitcher';
import { SearchList, type SearchGroup } from './SearchList';
import { useMediaGroups } from './use-media';
import { useActionOptions, usePageOptions } from './use-page-options';
import { useThingGroups } from './use-things';

export interface CommandPaletteProps {
  open: boolean;
  onClose: () => void;
  shell: Omit<ShellActions, 'openPalette'>;
}

/** Search or jump to: components, plans, projects, then photos and files, properties, pages, and actions with their keys. */
export function CommandPalette({ open, onClose, shell }: CommandPaletteProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Search or jump to" width="640px" isSearch>
      {open && (
        <chakra.div mx={{ base: '-4', md: '-5' }} mb="-5">
          <PaletteList onDone={onClose} shell={shell} />
        </chakra.div>
      )}
    </Dialog>
  );
}

const MOST_PROPERTIES = 6;

function PaletteList({ onDone, shell }: { onDone: () => void; shell: CommandPaletteProps['shell'] }) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const properties = usePropertySearch(text, false);
  const pickProperty = usePickProperty(onDone);
  const things = useThingGroups(text, onDone);
  const media = useMediaGroups(text, onDone);
  const pages = usePageOptions(onDone);
  const actions = useActionOptions(onDone, shell);
  const groups = useMemo<SearchGroup[]>(() => {
    const named = (options: NamedOption[]) =>
      closest(options, { text, nameOf: ({ name }) => name, most: options.length });
    const found = properties.found.slice(0, MOST_PROPERTIES);
    return [
      ...things.groups,
      ...media.groups,
      { label: 'Properties', options: found.map((each) => propertyOption(each, pickProperty)) },
      { label: 'Go to', options: named(pages) },
      { label: 'Actions', options: named(actions) },
    ];
  }, [things.groups, media.groups, properties.found, pickProperty, pages, actions, text]);
  const isEmpty = groups.every((group) => group.options.length === 0);
  const isLoading = things.isLoading || media.isLoading || properties.isLoading;
  return (
    <>
      <SearchList
        label="Search or jump to"
        placeholder="Search components, plans, photos, files, properties and pages"
        text={text}
        onText={setText}
        groups={groups}
        inputRef={input}
        // A fixed height, so that nothing moves while the user types.
        height={{ base: 'calc(100dvh - 180px)', md: 'min(60dvh, 460px)' }}
        note={isLoading ? 'Looking…' : isEmpty ? 'No matches' : null}
      />
      <KeyHints />
    </>
  );
}

const HINTS = [
  ['↑ ↓', 'to move'],
  ['Enter', 'to open'],
  ['Esc', 'to close'],
] as const;

function KeyHints() {
  return (
    <chakra.div
      display={{ base: 'none', md: 'flex' }}
      gap="4"
      px="4"
      py="2.5"
      borderTopWidth="1px"
      textStyle="caption"
      color="fg.muted"
    >
      {HINTS.map(([keys, what]) => (
        <span key={keys}>
          <Keys>{keys}</Keys> {what}
        </span>
      ))}
    </chakra.div>
  );
}
