import { componentActions, inventoryActions } from './policy';

const NONE = { editComponents: false, viewComponentCosts: false };
const ALL = { editComponents: true, viewComponentCosts: true };
const open = { isReadOnly: false };
const past = { isReadOnly: true };

it('allows edits of components only in open years', () => {
  expect(componentActions(ALL, open)).toEqual({ edit: true, delete: true, viewCosts: true });
  expect(componentActions(ALL, past)).toEqual({ edit: false, delete: false, viewCosts: true });
  expect(componentActions(NONE, open)).toEqual({ edit: false, delete: false, viewCosts: false });
});

it('allows the export of every year’s inventory', () => {
  expect(inventoryActions(ALL, open)).toEqual({ add: true, import: true, export: true, viewCosts: true });
  expect(inventoryActions(ALL, past)).toEqual({ add: false, import: false, export: true, viewCosts: true });
  expect(inventoryActions(NONE, open)).toEqual({
    add: false,
    import: false,
    export: false,
    viewCosts: false,
  });
});
