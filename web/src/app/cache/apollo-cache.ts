import { InMemoryCache, type TypePolicies, type TypePolicy } from '@apollo/client';
import { IDENTITIES, LISTS, NAMED, PARTS, POSSIBLE_TYPES } from './cache-types.generated';

/** Identifies objects by named fields; with none there is one object of the type. Objects without the fields stay in their parents. */
function by(fields: readonly string[]): TypePolicy {
  if (fields.length === 0) return { keyFields: [] };
  return {
    keyFields: (object, { typename }) => {
      const values = fields.map((field) => object[field]);
      return values.some((value) => value === undefined) ? false : `${typename}:${values.join(':')}`;
    },
  };
}

/** Replaces lists as a whole: if rows were merged, a removed row would stay. */
const replaced = (lists: readonly string[]): TypePolicy => ({
  fields: Object.fromEntries(lists.map((field) => [field, { merge: false }])),
});

function typePolicies(): TypePolicies {
  const policies: TypePolicies = {};
  const add = (type: string, policy: TypePolicy) => (policies[type] = { ...policies[type], ...policy });
  for (const [type, fields] of Object.entries(IDENTITIES)) add(type, by(fields));
  for (const [type, lists] of Object.entries(LISTS)) add(type, replaced(lists));
  for (const type of PARTS) add(type, { merge: true });
  for (const type of NAMED) add(type, { merge: false });
  return policies;
}

/** Returns the cache with the identities of the graph's types. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies: typePolicies(), possibleTypes: { ...POSSIBLE_TYPES } });
}
