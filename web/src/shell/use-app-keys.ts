import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths';
import { useSelection } from '../app/selection/selection';
import { useShortcuts, type Shortcuts } from '../app/shortcuts';
import { allItems, LINK_KEYS } from './navigation/nav-items';

export interface ShellActions {
  openPalette: () => void;
  openHelp: () => void;
  openSwitcher: () => void;
  openYears: () => void;
  toggleNav: () => void;
}

/** Registers the keys that work on every page. */
export function useAppKeys(actions: ShellActions): void {
  const navigate = useNavigate();
  const { property, viewer } = useSelection();
  const keys: Shortcuts = {
    'mod+k': actions.openPalette,
    '?': actions.openHelp,
    w: actions.openSwitcher,
    y: actions.openYears,
    '[': actions.toggleNav,
    'g n': () => void navigate(paths.notifications),
  };
  for (const item of allItems(property, viewer)) keys[`g ${item.shortcut}`] = () => void navigate(item.to);
  useShortcuts(keys);
}

/** The keys that the help pane lists. */
export const KEY_HELP: readonly [keys: string, meaning: string][] = [
  ['Ctrl or ⌘ K', 'Search or jump to'],
  ['/', 'Filter this page'],
  ['?', 'This help'],
  ['[', 'Collapse the navigation'],
  ['w', 'Switch property'],
  ['y', 'Choose the fiscal year'],
  ...LINK_KEYS,
  ['g n', 'Notifications'],
  ['Ctrl or ⌘ S', 'Save changes'],
  ['Esc', 'Close the top layer, then clear the selection'],
];
