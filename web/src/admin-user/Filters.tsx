import { PEOPLE_SEARCH_MIN } from '@roofline/schema/admin-user/people-search';
import { isId } from '../app/paths';
import { useManagedWorkspacesQuery } from '../app/workspace/ManagedWorkspaces.generated';
import { FilterSelect, type FilterSelectProps } from '../ui/table-tools/FilterSelect';

/** Returns the search text that the service accepts: empty while there is only one letter. */
export function searchOf(typed: string): string {
  const text = typed.trim();
  return text.length < PEOPLE_SEARCH_MIN ? '' : text;
}

/** Filters a list by a portfolio. */
export function PortfolioFilter({ value, onChange }: Pick<FilterSelectProps, 'value' | 'onChange'>) {
  const { data } = useManagedWorkspacesQuery();
  const options = (data?.workspaces ?? []).map(({ workspaceId, name }) => ({
    value: workspaceId,
    label: name,
  }));
  return <FilterSelect label="Portfolio" all="Any portfolio" {...{ options, value, onChange }} />;
}

/** Returns the id of a portfolio in an address; null where the text is no id. */
export const portfolioIn = (text: string): string | null => (isId(text) ? text : null);
