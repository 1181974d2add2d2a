import { chakra } from '@chakra-ui/react';
import type { UserSettings } from '../../app/settings/apply-settings';
import { useUserSettings } from '../../app/settings/use-user-settings';
import { localToday } from '../../app/today';
import { RadioRow } from '../../ui/choice/RadioRow';
import { toast } from '../../ui/feedback/toast';
import { FormSection } from '../../ui/form/FormSection';
import { DateText, Money } from '../../ui/figure/figures';

const NUMBERS: { value: UserSettings['numberFormat']; label: string }[] = [
  { value: 'comma', label: '1,234.56' },
  { value: 'space', label: '1\u00a0234.56' },
  { value: 'apostrophe', label: '1\u2019234.56' },
  { value: 'none', label: '1234.56' },
];
const DATES: { value: UserSettings['dateFormat']; label: string }[] = [
  { value: 'text', label: 'Nov 20, 2026' },
  { value: 'us', label: '11/20/2026' },
  { value: 'iso', label: '2026-11-20' },
];

/** The formats of figures and days on every screen. Amounts stay US dollars. */
export function FormatsSection() {
  const { settings, change } = useUserSettings();
  const keep = async (wanted: Parameters<typeof change>[0]) => {
    if (await change(wanted)) toast.success('Settings Saved');
  };
  return (
    <FormSection title="Numbers and dates" purpose="How they are written on every screen.">
      <RadioRow
        label="Number format"
        hint="Amounts stay US dollars."
        options={NUMBERS}
        value={settings.numberFormat}
        onChange={(numberFormat) => void keep({ numberFormat })}
      />
      <RadioRow
        label="Date format"
        options={DATES}
        value={settings.dateFormat}
        onChange={(dateFormat) => void keep({ dateFormat })}
      />
      <chakra.p textStyle="table" color="fg.muted">
        Example: a balance of <Money amount={1842360} /> on <DateText iso={localToday()} />.
      </chakra.p>
    </FormSection>
  );
}
