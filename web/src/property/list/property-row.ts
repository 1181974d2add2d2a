import type { PropertyListOutlooksQuery, PropertyListQuery } from './PropertyList.generated';

export type PropertyRow = PropertyListQuery['properties']['items'][number];
export type Outlook = NonNullable<PropertyListOutlooksQuery['properties']['items'][number]['outlook']>;
export type Outlooks = ReadonlyMap<string, Outlook | null>;
