import { columnLayout, useKeep, useKept } from '../../app/list/use-kept';
import { useArrivalPolicy } from '../../app/arrival/use-arrival-policy';
import { PropertyListSettingsDocument, usePropertyListSettingsQuery } from './PropertyList.generated';

const FILTER = { a: 'properties', b: 'filter' };
const COLUMNS = { a: 'properties', b: 'columns' };

/** Returns the viewer's settings of this list, which the service stores. */
export function useListSettings() {
  const fetchPolicy = useArrivalPolicy(PropertyListSettingsDocument, {});
  const { data, error } = usePropertyListSettingsQuery({ fetchPolicy });
  const saveFilter = useKeep(FILTER);
  const [layout, setLayout] = useKept(COLUMNS, data?.keptColumns.value, columnLayout);
  return {
    propertyTypes: data?.propertyTypes ?? [],
    isAnswered: data !== undefined || error !== undefined,
    keptFilter: data?.keptFilter.value,
    saveFilter,
    layout,
    setLayout,
  };
}
