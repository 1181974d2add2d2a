import { EMAIL_FREQUENCIES } from '@roofline/schema/notification/notification';
import { RadioRow } from '../../ui/choice/RadioRow';
import { Switch } from '../../ui/choice/Switch';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { FormSection } from '../../ui/form/FormSection';
import { CategoryMatrix } from './CategoryMatrix';
import { useNotificationPreferencesQuery, type PreferencesFieldsFragment } from './Preferences.generated';
import { TimeZoneField } from './TimeZoneField';
import { useSavePreferences } from './use-save-preferences';

const FREQUENCIES = [
  { value: String(EMAIL_FREQUENCIES.Individual), label: 'Individual' },
  { value: String(EMAIL_FREQUENCIES.WeeklyDigest), label: 'Weekly digest' },
  { value: String(EMAIL_FREQUENCIES.MonthlyDigest), label: 'Monthly digest' },
];
/** The emails that the viewer gets, and how often. */
export function PreferencesSection() {
  const query = useNotificationPreferencesQuery();
  const preferences = query.data?.notificationPreferences;
  return (
    <FormSection title="Notifications" purpose="Which emails you get, how often, and when.">
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
  const { channelSetting, taskSettings, timeZone } = shown;
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
      <CategoryMatrix
        settings={taskSettings}
        disabled={!channelSetting.email}
        onToggle={(id) =>
          change({
            taskSettings: taskSettings.map((each) =>
              each.notificationCategoryId === id ? { ...each, email: !each.email } : each,
            ),
          })
        }
      />
      <TimeZoneField value={timeZone} onChange={(chosen) => change({ timeZone: chosen })} />
    </>
  );
}
