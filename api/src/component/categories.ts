import { BUILT_IN_CATEGORIES } from '@roofline/schema/component/choices';
import type { Tx } from '../platform/database';
import { selectCategories, selectCategoriesOf } from './repository';

/** Returns the key of a category; two spellings of one category have the same key. */
function categoryKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

const BUILT_IN = new Map(BUILT_IN_CATEGORIES.map((name) => [categoryKey(name), name as string]));

/** The positions of categories. One that is not listed, which should never happen, comes after all others. */
export class CategoryPositions {
  private readonly byKey: Map<string, { name: string; position: number }>;
  /** A cache by spelling, since thousands of components share a few categories. */
  private readonly byName = new Map<string, number>();
  constructor(readonly list: readonly { name: string; position: number }[]) {
    this.byKey = new Map(list.map((category) => [categoryKey(category.name), category]));
  }
  of(name: string): number {
    const known = this.byName.get(name);
    if (known !== undefined) return known;
    const position = this.byKey.get(categoryKey(name))?.position ?? this.list.length;
    this.byName.set(name, position);
    return position;
  }
  /** Returns the spelling of a category in this property, or else in the built-in list, or else as given. */
  spelled(name: string): string {
    return this.byKey.get(categoryKey(name))?.name ?? BUILT_IN.get(categoryKey(name)) ?? name;
  }
  has(name: string): boolean {
    return this.byKey.has(categoryKey(name));
  }
}

export async function readCategories(tx: Tx, propertyId: string): Promise<CategoryPositions> {
  return new CategoryPositions(await selectCategories(tx, propertyId));
}

/** Returns the categories of many properties, by property, in one statement. */
export async function categoriesByProperty(
  tx: Tx,
  propertyIds: readonly string[],
): Promise<Map<string, CategoryPositions>> {
  const rows = propertyIds.length > 0 ? await selectCategoriesOf(tx, propertyIds) : [];
  const of = (id: string) => rows.filter(({ propertyId }) => propertyId === id);
  return new Map(propertyIds.map((id) => [id, new CategoryPositions(of(id))]));
}

/**
 * Returns the categories of a property with the new ones among the names, each at the next position. A position decides
 * the color of a category, so it stays for good, even when the category is empty.
 */
export function withCategories(
  known: CategoryPositions,
  names: Iterable<string>,
): { categories: CategoryPositions; missing: { name: string; position: number }[] } {
  const added = new Map<string, string>();
  for (const name of names)
    if (!known.has(name) && !added.has(categoryKey(name))) added.set(categoryKey(name), known.spelled(name));
  if (added.size === 0) return { categories: known, missing: [] };
  const next = Math.max(-1, ...known.list.map(({ position }) => position)) + 1;
  const missing = [...added.values()].map((name, i) => ({ name, position: next + i }));
  return { categories: new CategoryPositions([...known.list, ...missing]), missing };
}

/** Returns every category to choose from: the property's own in their order, then the built-in ones not used yet. */
export function categoryChoices(own: CategoryPositions) {
  const used = own.list.map(({ name, position }) => ({
    name,
    position: position as number | null,
    isBuiltIn: BUILT_IN.has(categoryKey(name)),
  }));
  const unused = BUILT_IN_CATEGORIES.filter((name) => !own.has(name));
  return [...used, ...unused.map((name) => ({ name: name as string, position: null, isBuiltIn: true }))];
}
