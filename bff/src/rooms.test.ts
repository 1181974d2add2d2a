import { loadersOf } from './loaders';
import { resolversOfRooms } from './resolvers';
import type { Rest } from './upstream/client';

describe('what the rooms have together', () => {
  it('joins the fields of one type from several rooms', () => {
    const [a, b] = [() => 1, () => 2];
    expect(resolversOfRooms([{ Query: { a } }, { Query: { b }, Plan: { a } }])).toEqual({
      Query: { a, b },
      Plan: { a },
    });
  });

  it('refuses two rooms that answer the same field', () => {
    const rooms = [{ Query: { plan: () => 1 } }, { Query: { plan: () => 2 } }];
    expect(() => resolversOfRooms(rooms)).toThrow('Two rooms have Query.plan');
  });

  it('has every read under its own name', () => {
    expect(Object.keys(loadersOf({} as Rest))).toContain('propertySearch');
  });
});
