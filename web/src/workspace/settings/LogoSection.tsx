import { chakra } from '@chakra-ui/react';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { ImageField } from '../../app/ImageField';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { FormSection } from '../../ui/form/FormSection';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { useLogo } from './use-logo';
import type { SettingsOfWorkspaceFragment } from './WorkspaceSettings.generated';

/** The workspace's logo: stands over its invitations. */
export function LogoSection(props: {
  settings: SettingsOfWorkspaceFragment;
  onReload: () => Promise<unknown>;
}) {
  const { settings } = props;
  const { upload, remove, uploading, removing, problems } = useLogo(settings, props.onReload);
  const [asking, setAsking] = useState(false);
  return (
    <FormSection title="Logo" purpose="Stands over the page on which invited people join.">
      <FormErrorAlert details={problems} />
      <ImageField
        label="Logo"
        preview={<Logo src={settings.logoUrl} name={settings.companyName} />}
        hasImage={settings.logoUrl !== null}
        busy={uploading}
        canEdit={settings.viewerCan.edit}
        onFile={(file) => void upload(file)}
        onRemove={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title="Remove logo"
        confirmText="Remove"
        destructive
        busy={removing}
        busyText="Removing..."
        onConfirm={() => void remove().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {`The logo of ${settings.companyName} is deleted. Invitations show the name alone.`}
      </ConfirmDialog>
    </FormSection>
  );
}

function Logo({ src, name }: { src: string | null; name: string }) {
  // On white in both themes: logos are drawn for paper.
  if (src)
    return <chakra.img src={src} alt={`Logo of ${name}`} {...box} bg="#fff" objectFit="contain" p="2" />;
  return (
    <chakra.span
      {...box}
      display="inline-grid"
      placeItems="center"
      bg="bg.muted"
      color="fg.subtle"
      aria-hidden
    >
      <Building2 size={24} strokeWidth={1.6} />
    </chakra.span>
  );
}

const box = { w: '140px', h: '72px', borderRadius: 'control', borderWidth: '1px', flexShrink: 0 } as const;
