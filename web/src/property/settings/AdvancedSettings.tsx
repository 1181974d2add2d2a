import { chakra } from '@chakra-ui/react';
import { Switch } from '../../ui/choice/Switch';
import { FormSection } from '../../ui/form/FormSection';
import { TOGGLE_LABELS, type Toggles } from './toggles';

/** Settings that few users need, collapsed. Each switch shows only to users who may set it. */
export function AdvancedSettings({
  can,
  toggles,
}: {
  can: { setTest: boolean; setDisplayToggles: boolean };
  toggles: Toggles;
}) {
  const toggle = (name: keyof typeof TOGGLE_LABELS, hint: string) => (
    <Switch
      label={TOGGLE_LABELS[name]}
      hint={hint}
      checked={toggles.values[name]}
      onChange={(event) => toggles.set(name, event.target.checked)}
    />
  );
  return (
    <FormSection title="Advanced Settings" purpose="Rarely needed.">
      <details>
        <chakra.summary cursor="pointer" textStyle="label" color="brand.fg" mb="3">
          Show advanced settings
        </chakra.summary>
        <chakra.div display="flex" flexDirection="column" gap="4">
          {can.setTest && toggle('isTest', 'Left out of portfolio figures.')}
          {can.setDisplayToggles && toggle('isFeatureToggleOn', 'Shows projects for this property.')}
          {can.setDisplayToggles && toggle('allowPlanning', 'Shows funding plans for this property.')}
        </chakra.div>
      </details>
    </FormSection>
  );
}
