import { InMemoryCache, type TypePolicies, type TypePolicy } from '@apollo/client';
import { IDENTITIES } from './identities.generated';

/** Identity from named fields; without any there is one object of the type. An object that was asked for without them stays inside its parent. */
function by(fields: readonly string[]): TypePolicy {
  if (fields.length === 0) return { keyFields: [] };
  return {
    keyFields: (object, { typename }) => {
      const values = fields.map((field) => object[field]);
      return values.some((value) => value === undefined) ? false : `${typename}:${values.join(':')}`;
    },
  };
}

/** Parts without an identity of their own: fields that come later join those that are there. */
const joined = { merge: true };

const joinedTypes = ['ViewerActions', 'PropertyActions', 'PropertyRowActions', 'LatLng'];

const typePolicies: TypePolicies = {
  ...Object.fromEntries(joinedTypes.map((type) => [type, joined])),
  ...Object.fromEntries(Object.entries(IDENTITIES).map(([type, fields]) => [type, by(fields)])),
};

/** The cache with the identities of the graph's types. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies });
}
