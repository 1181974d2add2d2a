import { filterSettings } from '@roofline/schema/filter-settings/filter-settings';
import type { Rest } from '../upstream/client';
import { restPath, settingsName } from '../upstream/path';

export function filterSettingsLoaders(rest: Rest) {
  return {
    /** The viewer's own settings by the two parts of their name. */
    filterSettings: (a: string, b: string | null) =>
      rest.get(
        b === null
          ? restPath`/api/filtersettings/${settingsName(a)}`
          : restPath`/api/filtersettings/${settingsName(a)}/${settingsName(b)}`,
        filterSettings,
      ),
  };
}
