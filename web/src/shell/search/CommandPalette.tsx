import { chakra } from '@chakra-ui/react';
import { CornerDownLeft } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../ui/overlay/Dialog';
import { useSelection } from '../../app/selection/selection';
import { useUserSettings } from '../../app/settings/use-user-settings';
import { Keys } from '../Keys';
import { SearchList, type SearchGroup, type SearchOption } from './SearchList';
import { rooms } from '../../rooms.generated';
import { allItems, inOrder } from '../navigation/nav-items';
import { usePropertySearch } from './property-search';
import { propertyOption, usePickProperty } from './PropertySwitcher';

/** Search or jump: properties, pages of this property, then actions with their keys. */
export function CommandPalette(props: { open: boolean; onClose: () => void; onHelp: () => void }) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title="Search or jump to" width="640px">
      {props.open && (
        <chakra.div mx={{ base: '-4', md: '-5' }} mb="-5" borderTopWidth="1px">
          <PaletteList onDone={props.onClose} onHelp={props.onHelp} />
        </chakra.div>
      )}
    </Dialog>
  );
}

function PaletteList({ onDone, onHelp }: { onDone: () => void; onHelp: () => void }) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { found, isLoading } = usePropertySearch(text, false);
  const pickProperty = usePickProperty(onDone);
  const pages = usePageOptions(onDone);
  const actions = useActionOptions(onDone, onHelp);
  const groups = useMemo<SearchGroup[]>(
    () => [
      { label: 'Properties', options: found.slice(0, 6).map((f) => propertyOption(f, pickProperty)) },
      { label: 'Go to', options: matching(pages, text) },
      { label: 'Actions', options: matching(actions, text) },
    ],
    [found, pickProperty, pages, actions, text],
  );
  const isEmpty = groups.every((group) => group.options.length === 0);
  return (
    <SearchList
      label="Search or jump to"
      placeholder="Search properties, pages and actions"
      text={text}
      onText={setText}
      groups={groups}
      inputRef={input}
      maxH="min(60dvh, 460px)"
      note={isLoading ? 'Looking…' : isEmpty ? 'No matches' : null}
    />
  );
}

type NamedOption = SearchOption & { name: string };

function matching(options: NamedOption[], text: string): SearchOption[] {
  const wanted = text.trim().toLowerCase();
  return options.filter((option) => option.name.toLowerCase().includes(wanted));
}

function option(key: string, name: string, keys: string | null, onPick: () => void): NamedOption {
  return {
    key,
    name,
    onPick,
    content: <chakra.span fontWeight="520">{name}</chakra.span>,
    end: keys ? (
      <Keys color="fg.subtle">{keys}</Keys>
    ) : (
      <CornerDownLeft size={14} strokeWidth={1.75} aria-hidden />
    ),
  };
}

function usePageOptions(onDone: () => void): NamedOption[] {
  const { property, viewer } = useSelection();
  const navigate = useNavigate();
  return useMemo(
    () =>
      allItems(property, viewer).flatMap((item) =>
        (item.children ?? [item]).map(({ key, label, to }, index) =>
          option(`page-${key}`, label, index === 0 ? `g ${item.shortcut}` : null, () => {
            onDone();
            void navigate(to);
          }),
        ),
      ),
    [property, viewer, navigate, onDone],
  );
}

const roomActions = inOrder(rooms.flatMap((room) => room.actions ?? []));

function useActionOptions(onDone: () => void, onHelp: () => void): NamedOption[] {
  const { viewer, property } = useSelection();
  const { change } = useUserSettings();
  const navigate = useNavigate();
  return useMemo(() => {
    const go = (to: string) => () => {
      onDone();
      void navigate(to);
    };
    const theme = (mode: 'system' | 'light' | 'dark') => () => {
      void change({ colorMode: mode });
      onDone();
    };
    return [
      ...roomActions
        .filter(({ isOffered }) => isOffered?.({ viewer, property }) ?? true)
        .map(({ key, label, to }) => option(key, label, null, go(to))),
      option('light', 'Theme: Light', null, theme('light')),
      option('dark', 'Theme: Dark', null, theme('dark')),
      option('system', 'Theme: System', null, theme('system')),
      option('help', 'Help and shortcuts', '?', () => {
        onDone();
        onHelp();
      }),
    ];
  }, [viewer, property, change, navigate, onDone, onHelp]);
}
