import type { DisclosureFieldsFragment, DisclosurePageQuery } from './Disclosure.generated';

/** A plan with the fields that the page loads. */
export type DisclosurePlan = NonNullable<DisclosurePageQuery['plan']>;
export type DisclosureData = DisclosureFieldsFragment;
export type SectionData = DisclosureData['sections'][number];
export type TableData = SectionData['tables'][number];
