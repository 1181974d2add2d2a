import { EMAIL_FREQUENCIES, NOTIFICATION_CATEGORIES } from '@roofline/schema/notification/notification';
import { chakra } from '@chakra-ui/react';
import { RadioRow } from '../ui/choice/RadioRow';
import { Checkbox } from '../ui/choice/Checkbox';
import { Switch } from '../ui/choice/Switch';
import { ErrorState } from '../ui/feedback/ErrorState';
import { Loading, Skeleton } from '../ui/feedback/Skeleton';
import { FormErrorAlert } from '../ui/form/FormErrorAlert';
import { FormSection } from '../ui/form/FormSection';
import { useNotificationPreferencesQuery, type PreferencesFieldsFragment } from './Preferences.generated';
import { useSavePreferences } from './use-save-preferences';

const FREQUENCIES = [
  { value: String(EMAIL_FREQUENCIES.Individual), label: 'Individual' },
  { value: String(EMAIL_FREQUENCIES.WeeklyDigest), label: 'Weekly digest' },
  { value: String(EMAIL_FREQUENCIES.MonthlyDigest), label: 'Monthly digest' },
];
const CATEGORIES: Record<number, string> = {
  [NOTIFICATION_CATEGORIES.Task]: 'Tasks',
  [NOTIFICATION_CATEGORIES.TaskNote]: 'Task notes',
  [NOTIFICATION_CATEGORIES.TaskMedia]: 'Task photos and files',
};

/** What the viewer wants to hear of by mail, and how often. */
export function PreferencesSection() {
  const query = useNotificationPreferencesQuery();
  const preferences = query.data?.notificationPreferences;
  return (
    <FormSection title="Notifications" purpose="Which emails you get, and how often.">
      {preferences ? (
        <PreferenceFields preferences={preferences} onReload={() => void query.refetch()} />
      ) : query.error ? (
        <ErrorState
          details={['The notification preferences could not be loaded.']}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Loading>
          <Skeleton height="170px" width="320px" radius="control" />
        </Loading>
      )}
    </FormSection>
  );
}

function PreferenceFields(props: { preferences: PreferencesFieldsFragment; onReload: () => void }) {
  const { preferences, onReload } = props;
  const { shown, change, problems } = useSavePreferences(preferences, onReload);
  const { channelSetting, taskSettings } = shown;
  return (
    <>
      <FormErrorAlert details={problems} />
      <Switch
        label="Email"
        hint="Off: Roofline sends no email; notifications still appear in the application."
        checked={channelSetting.email}
        onChange={(event) =>
          change({ channelSetting: { ...channelSetting, email: event.currentTarget.checked } })
        }
      />
      <RadioRow
        label="Frequency"
        options={FREQUENCIES}
        disabled={!channelSetting.email}
        value={String(channelSetting.emailFrequencyId)}
        onChange={(id) => change({ channelSetting: { ...channelSetting, emailFrequencyId: Number(id) } })}
      />
      <chakra.fieldset border="0" disabled={!channelSetting.email}>
        <chakra.legend textStyle="label" mb="1.5">
          Email about
        </chakra.legend>
        <chakra.div display="grid" gap="1">
          {taskSettings.map(({ notificationCategoryId, email }) => (
            <Checkbox
              key={notificationCategoryId}
              label={CATEGORIES[notificationCategoryId]}
              checked={email}
              onChange={() =>
                change({
                  taskSettings: taskSettings.map((each) =>
                    each.notificationCategoryId === notificationCategoryId
                      ? { ...each, email: !email }
                      : each,
                  ),
                })
              }
            />
          ))}
        </chakra.div>
      </chakra.fieldset>
    </>
  );
}
