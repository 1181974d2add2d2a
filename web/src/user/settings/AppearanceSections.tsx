import { useUserSettings } from '../../app/settings/use-user-settings';
import type { UserSettings } from '../../app/settings/apply-settings';
import { useSingleKeys } from '../../ui/action/single-keys';
import { SegmentedControl } from '../../ui/choice/SegmentedControl';
import { Switch } from '../../ui/choice/Switch';
import { toast } from '../../ui/feedback/toast';
import { FormSection } from '../../ui/form/FormSection';

const THEMES: { value: UserSettings['colorMode']; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const DENSITIES: { value: UserSettings['density']; label: string }[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'default', label: 'Default' },
  { value: 'comfortable', label: 'Comfortable' },
];

/** Theme, density and keys. Each choice applies at once. */
export function AppearanceSections() {
  const { settings, change } = useUserSettings();
  const [singleKeys, setSingleKeys] = useSingleKeys();
  const keep = async (wanted: Parameters<typeof change>[0]) => {
    if (await change(wanted)) toast.success('Settings Saved');
  };
  return (
    <>
      <FormSection title="Theme" purpose="System follows your computer.">
        <div>
          <SegmentedControl
            label="Theme"
            options={THEMES}
            value={settings.colorMode}
            onChange={(colorMode) => void keep({ colorMode })}
          />
        </div>
      </FormSection>
      <FormSection title="Density" purpose="Height of the rows in tables.">
        <div>
          <SegmentedControl
            label="Density"
            options={DENSITIES}
            value={settings.density}
            onChange={(density) => void keep({ density })}
          />
        </div>
      </FormSection>
      <FormSection title="Keys" purpose="Keys that act without Ctrl or ⌘. Press ? for the list.">
        <Switch
          label="Single keys"
          hint="Saved in this browser. Turn them off if you use voice control or press keys by accident."
          checked={singleKeys}
          onChange={(event) => setSingleKeys(event.currentTarget.checked)}
        />
      </FormSection>
    </>
  );
}
