import { chakra } from '@chakra-ui/react';
import { ChevronsUpDown } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Popover } from '../../ui/overlay/Popover';
import { PropertyThumb } from '../../app/PropertyThumb';
import { useSelection } from '../../app/selection/selection';
import { storage } from '../../app/storage';
import { SearchList, type SearchGroup, type SearchOption } from './SearchList';
import { usePropertySearch, type FoundProperty } from './property-search';

/** Shows the selected property, and opens the list of all properties. */
export function PropertySwitcher(props: {
  collapsed?: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { property, isPropertyLoading } = useSelection();
  const name = property?.name ?? (isPropertyLoading ? 'Loading…' : 'No property yet');
  return (
    <Popover
      open={props.open}
      onOpenChange={props.onOpenChange}
      label="Switch property"
      width="360px"
      trigger={
        <chakra.button
          type="button"
          title={props.collapsed ? name : undefined}
          {...triggerStyle}
          p={props.collapsed ? '1' : '2'}
        >
          <chakra.span srOnly>Switch property, now </chakra.span>
          <PropertyThumb src={property?.profileImage} name={name} size={props.collapsed ? 28 : 32} />
          {props.collapsed && <chakra.span srOnly>{name}</chakra.span>}
          {!props.collapsed && (
            <>
              <chakra.span flex="1" minW="0" textAlign="left">
                <chakra.span display="block" textStyle="table" fontWeight="600" truncate>
                  {name}
                </chakra.span>
                <chakra.span display="block" textStyle="caption" color="fg.muted" truncate>
                  {property ? `${property.city}, ${property.state}` : ' '}
                </chakra.span>
              </chakra.span>
              <chakra.span color="fg.subtle" aria-hidden>
                <ChevronsUpDown size={16} strokeWidth={1.75} />
              </chakra.span>
            </>
          )}
        </chakra.button>
      }
    >
      <SwitcherList onDone={() => props.onOpenChange(false)} />
    </Popover>
  );
}

const triggerStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  w: 'full',
  minW: '0',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'menu',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle' },
} as const;

/** Lists recent properties, then all by workspace. Choosing one stays in the current section where the role allows it. */
export function SwitcherList({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { found, totalCount, isLoading, hasFailed } = usePropertySearch(text, false);
  const pick = usePickProperty(onDone);
  const groups = useMemo(() => groupByWorkspace(found, text === '', pick), [found, text, pick]);
  return (
    <SearchList
      label="Properties"
      placeholder="Find a property"
      text={text}
      onText={setText}
      groups={groups}
      inputRef={input}
      note={switcherNote({ isLoading, hasFailed, shown: found.length, totalCount })}
    />
  );
}

/** Returns a function that selects a property, which resets the fiscal year, and leaves pages of the old property. */
export function usePickProperty(onDone: () => void) {
  const { selectProperty } = useSelection();
  const navigate = useNavigate();
  return useMemo(
    () => (propertyId: string) => {
      selectProperty(propertyId);
      const { pathname, search } = window.location;
      const details = /^\/useraccount\/properties\/details\/[^/]+/;
      if (details.test(pathname))
        void navigate(pathname.replace(details, `/useraccount/properties/details/${propertyId}`) + search);
      else if (/^\/useraccount\/components\/./.test(pathname)) void navigate('/useraccount/components');
      onDone();
    },
    [selectProperty, navigate, onDone],
  );
}

export function propertyOption(
  found: FoundProperty,
  pick: (id: string) => void,
  keyPrefix = '',
): SearchOption {
  return {
    key: keyPrefix + found.propertyId,
    onPick: () => pick(found.propertyId),
    content: (
      <chakra.span display="flex" alignItems="center" gap="2.5" minW="0">
        <PropertyThumb src={found.profileImage} name={found.propertyName} size={24} />
        <chakra.span minW="0">
          <chakra.span display="block" fontWeight="550" truncate>
            {found.propertyName}
          </chakra.span>
          <chakra.span display="block" textStyle="caption" color="fg.muted" truncate>
            {found.propertyCity}, {found.propertyState}
          </chakra.span>
        </chakra.span>
      </chakra.span>
    ),
    end:
      found.outlook?.percentFunded == null ? null : (
        <chakra.span textStyle="caption" color="fg.muted" data-figure="">
          {Math.round(found.outlook.percentFunded)}%<chakra.span srOnly> funded</chakra.span>
        </chakra.span>
      ),
  };
}

function groupByWorkspace(
  found: FoundProperty[],
  withRecent: boolean,
  pick: (id: string) => void,
): SearchGroup[] {
  const recent = withRecent
    ? storage.recentPropertyIds().flatMap((id) => found.filter((f) => f.propertyId === id))
    : [];
  const groups = new Map<string, SearchGroup>();
  for (const property of found) {
    const group = groups.get(property.workspaceId) ?? { label: property.workspaceCompanyName, options: [] };
    group.options.push(propertyOption(property, pick));
    groups.set(property.workspaceId, group);
  }
  return [
    { label: 'Recent', options: recent.map((f) => propertyOption(f, pick, 'recent-')) },
    ...groups.values(),
  ];
}

function switcherNote(state: { isLoading: boolean; hasFailed: boolean; shown: number; totalCount: number }) {
  if (state.hasFailed) return 'The list could not be loaded. Type again to retry.';
  if (state.isLoading) return 'Looking…';
  if (state.shown === 0) return 'No properties found';
  return state.totalCount > state.shown
    ? `${state.shown} of ${state.totalCount} shown. Type to narrow.`
    : null;
}
