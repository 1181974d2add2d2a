import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { useColorMode } from '../../ui/color/color-mode';
import { toast } from '../../ui/feedback/toast';
import { useDensity } from '../../ui/table-model/density';
import { outcomeOf, type Answer } from '../save/outcome';
import { FAILED } from '../save/save-words';
import { useSelection } from '../selection/selection';
import { applySettings, type UserSettings } from './apply-settings';
import { CurrentUserSettingsDocument, SaveUserSettingsDocument } from './UserSettings.generated';

export type SettingsChange = Partial<Omit<UserSettings, 'version'>>;

const TURNS = 3;
/** One change after the other: each starts from the version that the one before it left. */
let last: Promise<unknown> = Promise.resolve();

/** Saves the settings with the change. A newer version from elsewhere gets the change, too. */
async function save(client: ApolloClient, change: SettingsChange): Promise<Answer> {
  for (let turn = 1; ; turn += 1) {
    const fetchPolicy = turn === 1 ? 'cache-first' : 'network-only';
    const { data } = await client.query({ query: CurrentUserSettingsDocument, fetchPolicy });
    if (!data) return {};
    const { colorMode, density, numberFormat, dateFormat, defaultPropertyId, version } = data.userSettings;
    const choices = { colorMode, density, numberFormat, dateFormat, defaultPropertyId };
    const answer = await client.mutate({
      mutation: SaveUserSettingsDocument,
      variables: { input: { ...choices, ...change, version } },
    });
    const isStale = answer.data?.saveUserSettings.userErrors.some(({ code }) => code === 'stale');
    if (!isStale || turn >= TURNS) return answer;
  }
}

/** Returns the viewer's settings, and a function that changes some: shows them at once, and the service saves them. */
export function useUserSettings() {
  const client = useApolloClient();
  const { settings: kept } = useSelection();
  const colorMode = useColorMode().preference;
  const [density] = useDensity();
  // Choices made in this browser before any settings were saved become part of the first change.
  const settings = useMemo(
    () => (kept.version === 0 ? { ...kept, colorMode, density } : kept),
    [kept, colorMode, density],
  );
  /** Returns true when the change was saved. A failed change is reported and reverted. */
  const change = useCallback(
    async (wanted: SettingsChange): Promise<boolean> => {
      applySettings({ ...settings, ...wanted, version: 1 });
      const first = settings.version === 0 ? pick(settings) : {};
      const saving = last.then(() => outcomeOf(() => save(client, { ...first, ...wanted })));
      last = saving;
      const outcome = await saving;
      if ('saved' in outcome) return true;
      applySettings({ ...settings, version: 1 });
      toast.failure(outcome.errors[0]?.detail ?? FAILED);
      return false;
    },
    [client, settings],
  );
  return { settings, change };
}

const pick = ({ colorMode, density }: UserSettings): SettingsChange => ({ colorMode, density });
