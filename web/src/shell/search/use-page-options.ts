import {
  CalendarDays,
  CircleHelp,
  MonitorCog,
  Moon,
  PanelLeft,
  Repeat2,
  Sun,
  type LucideIcon,
} from 'lucide-react';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSelection } from '../../app/selection/selection';
import { useUserSettings } from '../../app/settings/use-user-settings';
import { rooms } from '../../rooms.generated';
import { allItems, inOrder } from '../navigation/nav-items';
import type { ShellActions } from '../use-app-keys';
import { paletteOption, type NamedOption } from './palette-option';

/** Returns the pages of the property, of the portfolio and of the admin area, with their keys. */
export function usePageOptions(onDone: () => void): NamedOption[] {
  const { property, viewer } = useSelection();
  const navigate = useNavigate();
  return useMemo(
    () =>
      allItems(property, viewer).flatMap((item) =>
        (item.children ?? [item]).map(({ key, label, to }, index) =>
          paletteOption({
            key: `page-${key}`,
            name: label,
            icon: item.sign,
            place: item.children ? item.label : null,
            keys: index === 0 ? `g ${item.shortcut}` : null,
            onPick: () => {
              onDone();
              void navigate(to);
            },
          }),
        ),
      ),
    [property, viewer, navigate, onDone],
  );
}

const roomActions = inOrder(rooms.flatMap((room) => room.actions ?? []));
type Layers = Omit<ShellActions, 'openPalette'>;

/** The commands of the shell with their keys. */
const COMMANDS: readonly [act: keyof Layers, name: string, icon: LucideIcon, keys: string][] = [
  ['openSwitcher', 'Switch property', Repeat2, 'w'],
  ['openYears', 'Choose the fiscal year', CalendarDays, 'y'],
  ['toggleNav', 'Collapse or expand the navigation', PanelLeft, '['],
  ['openHelp', 'Help and shortcuts', CircleHelp, '?'],
];
const THEMES = [
  ['light', 'Theme: Light', Sun],
  ['dark', 'Theme: Dark', Moon],
  ['system', 'Theme: System', MonitorCog],
] as const;

/** Returns the available actions with their keys. */
export function useActionOptions(onDone: () => void, shell: Layers): NamedOption[] {
  const { viewer, property } = useSelection();
  const { change } = useUserSettings();
  const navigate = useNavigate();
  return useMemo(() => {
    const after = (act: () => void) => () => {
      onDone();
      act();
    };
    return [
      ...roomActions
        .filter(({ isOffered }) => isOffered?.({ viewer, property }) ?? true)
        .map(({ key, label, icon, to }) =>
          paletteOption({ key, name: label, icon, onPick: after(() => void navigate(to)) }),
        ),
      ...COMMANDS.map(([act, name, icon, keys]) =>
        paletteOption({ key: act, name, icon, keys, onPick: after(shell[act]) }),
      ),
      ...THEMES.map(([colorMode, name, icon]) =>
        paletteOption({ key: colorMode, name, icon, onPick: after(() => void change({ colorMode })) }),
      ),
    ];
  }, [viewer, property, change, navigate, onDone, shell]);
}
