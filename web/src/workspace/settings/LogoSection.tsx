import type { WorkspaceSettings } from '@roofline/schema/workspace/workspace';
import { chakra } from '@chakra-ui/react';
import { Building2 } from 'lucide-react';
import { ImageSection } from '../../app/image/ImageSection';
import { smallImage } from '../../app/image/small-image';
import { useImage } from '../../app/image/use-image';
import { useSelection } from '../../app/selection/selection';
import {
  useRemoveWorkspaceLogoMutation,
  type SettingsOfWorkspaceFragment,
} from './WorkspaceSettings.generated';

const purposeOf = ({ isPrivateLabel }: SettingsOfWorkspaceFragment) =>
  isPrivateLabel
    ? 'Shown in the navigation and where invited people join.'
    : 'Shown once Roofline switches on the private label of this portfolio.';

/** The workspace's logo, which replaces Roofline's under a private label. */
export function LogoSection(props: {
  settings: SettingsOfWorkspaceFragment;
  onReload: () => Promise<unknown>;
}) {
  const { workspaceId, version, companyName, logoUrl, viewerCan } = props.settings;
  const [removeLogo] = useRemoveWorkspaceLogoMutation();
  const { refreshViewer } = useSelection();
  const image = useImage<WorkspaceSettings>({
    uploadPath: `/upload/workspace-logo/${workspaceId}`,
    entity: { __typename: 'WorkspaceSettings', workspaceId },
    field: 'logoUrl',
    sendRemoval: () => removeLogo({ variables: { input: { workspaceId, version } } }),
    words: {
      saved: 'Logo Saved',
      removed: 'Logo Removed',
    },
    // Under a private label the navigation shows the logo.
    onChanged: refreshViewer,
    onRefused: props.onReload,
  });
  return (
    <ImageSection
      title="Logo"
      purpose={purposeOf(props.settings)}
      label="Logo"
      preview={<Logo src={logoUrl} name={companyName} />}
      hasImage={logoUrl !== null}
      canEdit={viewerCan.edit}
      image={image}
      question={{
        title: 'Remove logo',
        text: `The logo of ${companyName} is deleted. Only the name is shown.`,
      }}
    />
  );
}

function Logo({ src, name }: { src: string | null; name: string }) {
  // On white in both themes, as most logos are made for paper.
  if (src)
    return (
      <chakra.img
        src={smallImage(src)}
        alt={`Logo of ${name}`}
        {...box}
        bg="#fff"
        objectFit="contain"
        p="2"
      />
    );
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
