import { chakra } from '@chakra-ui/react';
import { Tag } from '../../ui/figure/Tag';
import { FormSection } from '../../ui/form/FormSection';
import type { SettingsOfWorkspaceFragment } from './WorkspaceSettings.generated';

/** Shows whether the company replaces Roofline's brand, and in which color. Only internal staff can change it. */
export function PrivateLabelSection({ isPrivateLabel, accentColor }: SettingsOfWorkspaceFragment) {
  return (
    <FormSection
      title="Private label"
      purpose="Your company stands where Roofline would: in the navigation, in emails and where people join. Ask Roofline to change it."
    >
      <chakra.p display="flex" alignItems="center" gap="3" textStyle="body">
        <Tag tone={isPrivateLabel ? 'success' : 'neutral'}>{isPrivateLabel ? 'On' : 'Off'}</Tag>
        {isPrivateLabel && accentColor && (
          <chakra.span display="inline-flex" alignItems="center" gap="2" data-figure="">
            <chakra.span
              w="18px"
              h="18px"
              borderRadius="tag"
              borderWidth="1px"
              bg={accentColor}
              aria-hidden
            />
            {accentColor}
          </chakra.span>
        )}
        {isPrivateLabel && !accentColor && <span>In the color of Roofline</span>}
      </chakra.p>
    </FormSection>
  );
}
