import { categoryOf, isKind, visibleKinds, type NotificationKind } from './policy';

const OF_PROJECTS: NotificationKind[] = [
  'assigned',
  'joined',
  'moved',
  'completed',
  'reopened',
  'due',
  'mentioned',
];
const FOR_MEMBERS: NotificationKind[] = [
  'awarded',
  'bidEnding',
  'fileEnding',
  'disclosure',
  'mayApply',
  'date',
  'note',
  'photo',
  'file',
];

it.each([
  ['Vendor', OF_PROJECTS],
  ['Member', [...OF_PROJECTS, ...FOR_MEMBERS]],
  ['Manager', [...OF_PROJECTS, ...FOR_MEMBERS, 'studyImported', 'studyFailed']],
] as const)('notifies a %s only of kinds that they may see', (role, kinds) =>
  expect(visibleKinds(role).toSorted()).toEqual([...kinds].toSorted()),
);

it('has three categories: tasks, notes and media', () => {
  const of = (category: number) => visibleKinds('Staff').filter((kind) => categoryOf(kind) === category);
  expect(of(2)).toEqual(['mentioned', 'note']);
  expect(of(3)).toEqual(['photo', 'file']);
  expect(of(1)).toHaveLength(visibleKinds('Staff').length - 4);
});

it('knows its kinds by name', () =>
  expect(['assigned', 'photo', 'toString', 'other', ''].map(isKind)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]));
