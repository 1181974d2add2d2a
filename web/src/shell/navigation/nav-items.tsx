import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkedPage, PropertyLink, WorkspaceLink } from '../../app/room';
import type { SelectedProperty, Viewer } from '../../app/selection/selection';
import { rooms } from '../../rooms.generated';

/** An item of the navigation, ready to be drawn. */
export interface NavItem extends Pick<
  PropertyLink,
  'key' | 'label' | 'shortcut' | 'isCurrent' | 'isPhoneTab'
> {
  to: string;
  icon: ReactNode;
  /** The component of the icon, to draw it in another size. */
  sign: LucideIcon;
  children?: readonly LinkedPage[];
}

/** Returns the items in the order of their positions. */
export function inOrder<Item extends { position: number }>(items: readonly Item[]): readonly Item[] {
  return items.toSorted((one, other) => one.position - other.position);
}

const propertyLinks = inOrder(rooms.flatMap((room) => room.propertyLinks ?? []));
const workspaceLinks = inOrder(rooms.flatMap((room) => room.workspaceLinks ?? []));
const adminLinks = inOrder(rooms.flatMap((room) => room.adminLinks ?? []));

/** Every item with its keys, whether or not the viewer may open it. */
export const LINK_KEYS = [...propertyLinks, ...workspaceLinks, ...adminLinks].map(
  ({ shortcut, label }): [string, string] => [`g ${shortcut}`, label],
);

function itemOf({ icon: Icon, ...link }: PropertyLink | WorkspaceLink, to: string): NavItem {
  return { ...link, to, sign: Icon, icon: <Icon size={17} strokeWidth={1.75} /> };
}

/** Returns the pages of the selected property that the viewer may open. Other pages are absent, not disabled. */
export function propertyItems(property: SelectedProperty | null): NavItem[] {
  if (property === null) return [];
  return propertyLinks
    .filter((link) => link.isShown(property))
    .map((link) => itemOf(link, typeof link.to === 'function' ? link.to(property) : link.to));
}

/** Returns the pages of the workspace that the viewer may open. */
export function workspaceItems(viewer: Viewer): NavItem[] {
  return workspaceLinks.filter((link) => link.isShown(viewer)).map((link) => itemOf(link, link.to));
}

/** Returns the pages of the admin area that the viewer may open. */
export function adminItems(viewer: Viewer): NavItem[] {
  return adminLinks.filter((link) => link.isShown(viewer)).map((link) => itemOf(link, link.to));
}

/** Returns all pages that the viewer may open with this property. */
export function allItems(property: SelectedProperty | null, viewer: Viewer): NavItem[] {
  return [...propertyItems(property), ...workspaceItems(viewer), ...adminItems(viewer)];
}
