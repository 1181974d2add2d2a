import type { LucideIcon } from 'lucide-react';
import type { Page } from './arrival/first-wave';
import type { patterns } from './paths';
import type { SelectedProperty, Viewer } from './selection/selection';

/** The name of an address in `paths.ts`. */
export type Address = keyof typeof patterns;
export type Ability = keyof SelectedProperty['viewerCan'];

/** A page of its own chunk, loaded when its address is first opened. */
export interface Screen {
  load: () => Promise<Page>;
  /** A viewer without it is sent to the first page of their role. */
  ability?: Ability;
}

export interface LinkedPage {
  key: string;
  label: string;
  to: string;
}

/** An item of the navigation and of the command palette. */
interface Link {
  key: string;
  label: string;
  icon: LucideIcon;
  /** Its place among the others: the lower, the further up. */
  position: number;
  /** Second key of the shortcut `g …`. */
  shortcut: string;
  /** Returns whether an address is a page of this item. */
  isCurrent: (pathname: string) => boolean;
  /** Pages under it, shown while one of them is open. */
  children?: readonly LinkedPage[];
}

/** A page of the selected property. */
export interface PropertyLink extends Link {
  to: string | ((property: SelectedProperty) => string);
  isShown: (property: SelectedProperty) => boolean;
  /** It has a tab on phones; the others are under More. */
  isPhoneTab?: true;
}

/** A page of the workspace, or of the admin area. */
export interface WorkspaceLink extends Link {
  to: string;
  isShown: (viewer: Viewer) => boolean;
}

/** An action that the command palette offers. */
export interface PaletteAction {
  key: string;
  label: string;
  icon: LucideIcon;
  position: number;
  to: string;
  isOffered?: (asked: { viewer: Viewer; property: SelectedProperty | null }) => boolean;
}

/**
 * The part of a room that the application sees, in its `room.ts`. Pages are named here and loaded later: nothing else of
 * the room is in the first load.
 */
export interface Room {
  /** The page at each address of the room. */
  screens: Partial<Record<Address, Screen>>;
  propertyLinks?: readonly PropertyLink[];
  workspaceLinks?: readonly WorkspaceLink[];
  /** Pages of the admin area; the shell marks their addresses, which begin with `/useraccount/admin`. */
  adminLinks?: readonly WorkspaceLink[];
  actions?: readonly PaletteAction[];
}
