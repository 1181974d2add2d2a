import { canSeeProject, projectActions, seesAllProjects } from './policy';
import { canSeeNote, noteActions } from './work/policy';

const vendor = { viewProjects: false, editProjects: false };
const member = { viewProjects: true, editProjects: false };
const manager = { viewProjects: true, editProjects: true };

it('shows Vendors only the projects that they work on', () => {
  expect([vendor, member].map(seesAllProjects)).toEqual([false, true]);
  const sees = (rights: typeof vendor, isOwn: boolean) => canSeeProject(rights, { isOwn, isDeleted: false });
  expect([sees(vendor, false), sees(vendor, true), sees(member, false)]).toEqual([false, true, true]);
});

it('shows deleted projects only to those who may restore them', () => {
  const sees = (rights: typeof vendor, isOwn: boolean) => canSeeProject(rights, { isOwn, isDeleted: true });
  expect([sees(vendor, true), sees(member, true), sees(manager, false)]).toEqual([false, false, true]);
});

it('lets everyone who sees a project write notes, and only those with the right to edit it do the rest', () => {
  expect(projectActions(vendor)).toEqual({ edit: false, delete: false, addNote: true, viewMoney: false });
  expect(projectActions(member)).toEqual({ edit: false, delete: false, addNote: true, viewMoney: true });
  expect(projectActions(manager)).toEqual({ edit: true, delete: true, addNote: true, viewMoney: true });
});

it('shows Vendors their own notes and those that mention them', () => {
  const sees = (viewProjects: boolean, isAuthor: boolean, isMentioned: boolean) =>
    canSeeNote({ viewProjects }, { isAuthor, isMentioned });
  expect(sees(false, false, false)).toBe(false);
  expect([sees(true, false, false), sees(false, true, false), sees(false, false, true)]).toEqual([
    true,
    true,
    true,
  ]);
});

it('lets authors change their notes, and those who run the project delete any', () => {
  const may = (edit: boolean, isAuthor: boolean) =>
    noteActions({ ...projectActions(member), edit }, { isAuthor });
  expect(may(false, false)).toEqual({ edit: false, delete: false });
  expect(may(true, false)).toEqual({ edit: false, delete: true });
  expect(may(false, true)).toEqual({ edit: true, delete: true });
});
