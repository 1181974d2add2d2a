import { layoutOf, useKept } from '../../app/list/use-kept';
import type { ColumnLayout } from '../../ui/table-model/column';
import { useComponentListSettingsQuery } from './ComponentListSettings.generated';
import { keptOf, keptValue, type KeptView } from './list-view';

const NAME = { a: 'components', b: 'view' };

interface Settings {
  layout: ColumnLayout | null;
  view: KeptView;
}

const settingsOf = {
  read: (kept: unknown): Settings => ({ layout: layoutOf(kept), view: keptOf(kept) }),
  write: ({ layout, view }: Settings) => ({ ...keptValue(view), ...layout }),
};

/** The viewer's own columns, sort, groups and page size, stored by the service. */
export function useListSettings() {
  const { data, error } = useComponentListSettingsQuery();
  const [settings, choose] = useKept(NAME, data?.kept.value, settingsOf);
  return {
    isAnswered: data !== undefined || error !== undefined,
    ...settings,
    setView: (view: KeptView) => choose({ ...settings, view }),
    setLayout: (layout: ColumnLayout) => choose({ ...settings, layout }),
  };
}
