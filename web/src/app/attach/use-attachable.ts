import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { useAttachableComponentsQuery, type AttachableComponentsQuery } from './Attachable.generated';

type Components = NonNullable<NonNullable<AttachableComponentsQuery['property']>['components']>;
export type Attachable = Components['items'][number];

const NOT_READ = ['The components could not be loaded. Reload the page to try again.'];
const NO_PROBLEM: readonly string[] = [];
const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

/** Returns a property's components of a year for photos and files, by name; undefined until loaded. Null loads none. */
export function useAttachable(propertyId: string | null, fiscalYear: number) {
  const { data, error } = useAttachableComponentsQuery(
    propertyId === null ? skipToken : { variables: { propertyId, fiscalYear } },
  );
  const items = data?.property?.components?.items;
  const components = useMemo(
    () => items?.toSorted((one, other) => collator.compare(one.name, other.name)),
    [items],
  );
  return { components, problem: error && !components ? NOT_READ : NO_PROBLEM };
}
