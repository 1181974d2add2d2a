import { expect, it } from 'vitest';
import { patterns } from '../app/paths';
import { rooms, screens } from '../rooms.generated';

const twice = (names: readonly string[]) => names.filter((name, n) => names.indexOf(name) !== n);
const links = rooms.flatMap(({ propertyLinks = [], workspaceLinks = [], adminLinks = [] }) => [
  ...propertyLinks,
  ...workspaceLinks,
  ...adminLinks,
]);

it('has one page for each address', () => {
  expect(twice(rooms.flatMap((room) => Object.keys(room.screens)))).toEqual([]);
  expect(Object.keys(screens).toSorted()).toEqual(Object.keys(patterns).toSorted());
});

it('uses each shortcut and each key of the navigation and the palette once', () => {
  expect(twice(links.map(({ shortcut }) => shortcut))).toEqual([]);
  expect(twice(links.map(({ key }) => key))).toEqual([]);
  expect(twice(rooms.flatMap(({ actions = [] }) => actions.map(({ key }) => key)))).toEqual([]);
});

it.each(['propertyLinks', 'workspaceLinks', 'adminLinks', 'actions'] as const)(
  'uses each position of %s once',
  (part) => {
    const positions = rooms.flatMap((room) => (room[part] ?? []).map(({ position }) => String(position)));
    expect(positions.length).toBeGreaterThan(0);
    expect(twice(positions)).toEqual([]);
  },
);
