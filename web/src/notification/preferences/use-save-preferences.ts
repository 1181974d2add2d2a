import { useRef, useState } from 'react';
import { useSave } from '../../app/save/use-save';
import {
  useSaveNotificationPreferencesMutation,
  type PreferencesFieldsFragment,
} from './Preferences.generated';

type Choices = Pick<PreferencesFieldsFragment, 'channelSetting' | 'taskSettings' | 'timeZone'>;

/** Applies each choice at once and saves one after the other, each with the version that the previous save returned. */
export function useSavePreferences(kept: PreferencesFieldsFragment, onReload: () => void) {
  const [mutate] = useSaveNotificationPreferencesMutation();
  const [wanted, setWanted] = useState<Choices | null>(null);
  const line = useRef({ version: kept.version, last: Promise.resolve<unknown>(null) });
  const shown = wanted ?? kept;

  const { save, problems } = useSave({
    send: ({ channelSetting, taskSettings, timeZone }: Choices) => {
      const input = {
        channelSetting: { email: channelSetting.email, emailFrequencyId: channelSetting.emailFrequencyId },
        taskSettings: taskSettings.map(({ notificationCategoryId, email }) => ({
          notificationCategoryId,
          email,
        })),
        // Without a choice here, a zone that a browser sends in the meantime stays.
        ...(timeZone !== null && { timeZone }),
        version: Math.max(kept.version, line.current.version),
      };
      return mutate({ variables: { input } });
    },
    done: 'User Preferences updated',
    onSaved: ({ notificationPreferences }) => {
      if (notificationPreferences) line.current.version = notificationPreferences.version;
    },
    // A refused choice is undone: the screen never shows unsaved preferences.
    onFailed: () => {
      setWanted(null);
      onReload();
    },
  });
  const change = (part: Partial<Choices>) => {
    const { channelSetting, taskSettings, timeZone } = shown;
    const next = { channelSetting, taskSettings, timeZone, ...part };
    setWanted(next);
    line.current.last = after(line.current.last, () => save(next));
  };
  return { shown, change, problems };
}

async function after(before: Promise<unknown>, work: () => Promise<unknown>): Promise<void> {
  await before;
  await work();
}
