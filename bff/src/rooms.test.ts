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
    const names: string[] = [];
    for (const name in loadersOf({} as Rest)) names.push(name);
    expect(names).toContain('propertySearch');
    expect(names.length).toBeGreaterThan(100);
  });

  it('makes the reads of a room once, for one request, and of no room that is not asked', async () => {
    const asked: string[] = [];
    const rest = {
      get: (path: { path: string }) => {
        asked.push(path.path);
        return Promise.resolve([]);
      },
    } as unknown as Rest;
    const loaders = loadersOf(rest);
    expect(Object.getOwnPropertyNames(loaders)).toEqual([]);
    expect(loaders.propertyTypes).toBe(loaders.propertyTypes);
    await Promise.all([loaders.propertyTypes(), loaders.propertyTypes()]);
    expect(asked).toEqual(['/api/propertytype']);
    expect(Object.hasOwn(loaders, 'propertySearch')).toBe(true);
    expect(Object.hasOwn(loaders, 'userSettings')).toBe(false);
    expect(loadersOf(rest).propertyTypes).not.toBe(loaders.propertyTypes);
  });
});
