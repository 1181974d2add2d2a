import { sql, type SQL } from 'drizzle-orm';
import type { PropertySearchInput } from '@roofline/schema/property/property';

type Filter = PropertySearchInput['filter'];

/** Selects a stored figure of a property with its leading plan; null where the actor may not see figures. */
const figure = (column: SQL): SQL => sql`(select ${column} from association_figure f
  where f.workspace_id = p.workspace_id and f.property_id = p.property_id and f.basis = 'plan'
    and s.weak_below is not null)`;

export const NEEDS_ATTENTION = figure(
  sql`f.percent_funded < s.weak_below or f.first_year_below_zero is not null`,
);

const isByFigure = (sort: Filter['sort']) => sort === 'percentFunded' || sort === 'firstYearBelowZero';

/** Decides whether a search with this filter depends on stored figures. */
export const readsFigures = ({ sort, needsAttention }: Filter): boolean => needsAttention || isByFigure(sort);

/** The SQL of each sort key; no SQL is made from a request. By type has none: its list is read type by type, by name. */
const KEYS: Record<Filter['sort'], SQL[]> = {
  propertyName: [],
  propertyTypeName: [],
  location: [sql`p.state`, sql`lower(p.city)`],
  portfolio: [sql`lower(s.company_name)`],
  percentFunded: [figure(sql`f.percent_funded`)],
  firstYearBelowZero: [figure(sql`f.first_year_below_zero`)],
};

/** Returns the terms of `order by`. A property without the figure comes last in either direction. */
const ordered = (keys: readonly SQL[], descending: boolean, byFigure: boolean) =>
  sql.join(
    keys.map((key, index) => {
      if (byFigure) return index === 0 ? sql`${key}${descending ? sql` desc` : sql``} nulls last` : key;
      return sql`${key}${descending ? sql` desc` : sql``}`;
    }),
    sql`, `,
  );

export interface Order {
  /** The keys as columns named k0, k1 …, for the merge of the workspaces. */
  columns: SQL;
  inWorkspace: SQL;
  merged: SQL;
}

/** Returns the order of a search. The id at the end makes every order total. */
export function orderOf(sort: Filter['sort'], descending: boolean): Order {
  const keys = [...KEYS[sort], sql`lower(p.name)`, sql`p.property_id`];
  const byFigure = isByFigure(sort);
  const names = keys.map((_key, index) => sql.raw(`k${index}`));
  const named = keys.map((key, index) => sql`${key} as ${names[index]!}`);
  return {
    columns: sql.join(named, sql`, `),
    inWorkspace: ordered(keys, descending, byFigure),
    merged: ordered(names, descending, byFigure),
  };
}

/** Decides whether the list may be read from its end. By a figure it may not: properties without one stay last. */
export const turns = (sort: Filter['sort']): boolean => !isByFigure(sort);
