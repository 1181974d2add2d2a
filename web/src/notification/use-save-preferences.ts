import { useRef, useState } from 'react';
import { refusedOrUnsent, type Refused } from '../app/form-errors';
import { toast } from '../ui/feedback/toast';
import {
  useSaveNotificationPreferencesMutation,
  type PreferencesFieldsFragment,
} from './Preferences.generated';

type Choices = Pick<PreferencesFieldsFragment, 'channelSetting' | 'taskSettings'>;

const UNSENT = 'The preferences did not reach the server. Try again.';

/** Each choice holds at once and is kept one after the other, each from the version that the one before it left. */
export function useSavePreferences(kept: PreferencesFieldsFragment, onReload: () => void) {
  const [send] = useSaveNotificationPreferencesMutation();
  const [wanted, setWanted] = useState<Choices | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const line = useRef({ version: kept.version, last: Promise.resolve() });
  const shown = wanted ?? kept;

  const save = async ({ channelSetting, taskSettings }: Choices) => {
    const input = {
      channelSetting: { email: channelSetting.email, emailFrequencyId: channelSetting.emailFrequencyId },
      taskSettings: taskSettings.map(({ notificationCategoryId, email }) => ({
        notificationCategoryId,
        email,
      })),
      version: Math.max(kept.version, line.current.version),
    };
    const errors = await refusedOrUnsent(
      send({ variables: { input } }).then(({ data }): Refused => {
        const answer = data?.saveNotificationPreferences;
        if (answer?.notificationPreferences) line.current.version = answer.notificationPreferences.version;
        return answer?.userErrors;
      }),
      UNSENT,
    );
    setProblems(errors.map((error) => error.detail));
    if (errors.length === 0) {
      toast.success('User Preferences updated');
      return;
    }
    // What was refused is taken back: the screen never shows what is not kept.
    setWanted(null);
    onReload();
  };
  const change = (part: Partial<Choices>) => {
    const next = { channelSetting: shown.channelSetting, taskSettings: shown.taskSettings, ...part };
    setWanted(next);
    line.current.last = after(line.current.last, () => save(next));
  };
  return { shown, change, problems };
}

async function after(before: Promise<void>, work: () => Promise<void>): Promise<void> {
  await before;
  await work();
}
