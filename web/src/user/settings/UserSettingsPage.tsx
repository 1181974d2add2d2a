import { useBreadcrumbs } from '../../app/Breadcrumbs';
import { usePageTitle } from '../../app/page-title';
import { useSingleKeys } from '../../ui/action/single-keys';
import { SegmentedControl } from '../../ui/choice/SegmentedControl';
import { Switch } from '../../ui/choice/Switch';
import { useColorMode, type ColorPreference } from '../../ui/color/color-mode';
import { FormSection } from '../../ui/form/FormSection';
import { PageHeader } from '../../ui/layout/PageHeader';
import { useDensity, type Density } from '../../ui/table-model/density';

const THEMES: { value: ColorPreference; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const DENSITIES: { value: Density; label: string }[] = [
  { value: 'compact', label: 'Compact' },
  { value: 'default', label: 'Default' },
  { value: 'comfortable', label: 'Comfortable' },
];

/** `user-settings`: what this browser shows. Each choice holds at once. */
export function UserSettingsPage() {
  usePageTitle('User settings', false);
  useBreadcrumbs([{ label: 'User settings' }]);
  const { preference, setPreference } = useColorMode();
  const [density, setDensity] = useDensity();
  const [singleKeys, setSingleKeys] = useSingleKeys();
  return (
    <>
      <PageHeader title="User settings" line="These choices are kept in this browser and hold at once." />
      <FormSection title="Theme" purpose="System follows your computer.">
        <div>
          <SegmentedControl label="Theme" options={THEMES} value={preference} onChange={setPreference} />
        </div>
      </FormSection>
      <FormSection title="Density" purpose="Height of the rows in tables.">
        <div>
          <SegmentedControl label="Density" options={DENSITIES} value={density} onChange={setDensity} />
        </div>
      </FormSection>
      <FormSection title="Keys" purpose="Keys that act without Ctrl or ⌘. Press ? for the list.">
        <Switch
          label="Single keys"
          hint="Turn them off when you speak to your computer or press keys by accident."
          checked={singleKeys}
          onChange={(event) => setSingleKeys(event.currentTarget.checked)}
        />
      </FormSection>
    </>
  );
}
