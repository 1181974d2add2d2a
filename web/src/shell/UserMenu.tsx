import { roleText } from '@roofline/schema/account/role-text';
import { chakra } from '@chakra-ui/react';
import { useApolloClient } from '@apollo/client/react';
import { LogOut, MoreHorizontal, SlidersHorizontal, User } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { smallImage } from '../app/image/small-image';
import { SegmentedControl } from '../ui/choice/SegmentedControl';
import type { ColorPreference } from '../ui/color/color-mode';
import { Popover } from '../ui/overlay/Popover';
import { paths } from '../app/paths';
import { leaveApplication } from '../app/cache/apollo';
import { useSave } from '../app/save/use-save';
import { useSignOutMutation } from '../app/viewer/SignOut.generated';
import { useSelection } from '../app/selection/selection';
import { useUserSettings } from '../app/settings/use-user-settings';

/** The menu of the user who is signed in, with the theme and the sign-out. */
export function UserMenu({ collapsed }: { collapsed: boolean }) {
  const { viewer } = useSelection();
  const [open, setOpen] = useState(false);
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="Account"
      width="280px"
      trigger={
        <chakra.button type="button" {...triggerStyle}>
          <chakra.span srOnly>{collapsed ? `Account of ${viewer.fullName}` : 'Account of '}</chakra.span>
          <Initials firstName={viewer.firstName} lastName={viewer.lastName} src={viewer.imageUrl} />
          {!collapsed && (
            <>
              <chakra.span flex="1" textAlign="left" textStyle="table" fontWeight="600" truncate>
                {viewer.fullName}
              </chakra.span>
              <chakra.span color="fg.subtle" aria-hidden>
                <MoreHorizontal size={16} strokeWidth={1.75} />
              </chakra.span>
            </>
          )}
        </chakra.button>
      }
    >
      <AccountPanel onDone={() => setOpen(false)} />
    </Popover>
  );
}

const triggerStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  w: 'full',
  minH: '36px',
  px: '1.5',
  borderRadius: 'control',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted' },
} as const;

/** The small photo, or the initials without one. */
function Initials(props: { firstName: string; lastName: string; src?: string | null }) {
  const { firstName, lastName, src } = props;
  if (src) return <chakra.img src={smallImage(src)} alt="" {...initialsStyle} objectFit="cover" />;
  return (
    <chakra.span {...initialsStyle} aria-hidden>
      {(firstName[0] ?? '') + (lastName[0] ?? '')}
    </chakra.span>
  );
}

const initialsStyle = {
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  w: '26px',
  h: '26px',
  borderRadius: 'full',
  bg: 'brand.subtle',
  color: 'brand.fg',
  fontSize: '0.6875rem',
  fontWeight: 650,
} as const;

const THEMES: { value: ColorPreference; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The user's name and pages, the theme and the sign-out; also in the phone's More sheet. */
export function AccountPanel({ onDone }: { onDone: () => void }) {
  const { viewer } = useSelection();
  const { settings, change } = useUserSettings();
  const client = useApolloClient();
  const [signOut] = useSignOutMutation();
  const { save: leave, saving } = useSave({
    send: () => signOut(),
    failed: (problem) => problem,
    onSaved: () => leaveApplication(client),
  });
  return (
    <chakra.div display="grid" gap="3" p="3">
      <div>
        <chakra.div textStyle="label">{viewer.fullName}</chakra.div>
        <chakra.div textStyle="caption" color="fg.muted" truncate>
          {viewer.email}
        </chakra.div>
        {viewer.memberships.map((membership) => (
          <chakra.div key={membership.workspaceId} textStyle="caption" color="fg.subtle">
            {roleText(membership.roleName)} at {membership.companyName}
          </chakra.div>
        ))}
        {viewer.isStaff && (
          <chakra.div textStyle="caption" color="fg.subtle">
            Internal staff
          </chakra.div>
        )}
      </div>
      <chakra.div mx="-3">
        <chakra.span asChild {...lineStyle}>
          <Link to={paths.profile} onClick={onDone}>
            <User {...icon} />
            Profile
          </Link>
        </chakra.span>
        <chakra.span asChild {...lineStyle}>
          <Link to={paths.userSettings} onClick={onDone}>
            <SlidersHorizontal {...icon} />
            User settings
          </Link>
        </chakra.span>
      </chakra.div>
      <SegmentedControl
        label="Theme"
        options={THEMES}
        value={settings.colorMode}
        onChange={(colorMode) => void change({ colorMode })}
      />
      <chakra.div mx="-3" mb="-3">
        <chakra.button type="button" {...lineStyle} disabled={saving} onClick={() => void leave(null)}>
          <LogOut {...icon} />
          {saving ? 'Signing out…' : 'Sign out'}
        </chakra.button>
      </chakra.div>
    </chakra.div>
  );
}

/** Style of a line over the whole width of its list. */
const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: { base: '48px', md: '38px' },
  px: '3',
  borderTopWidth: '1px',
  color: 'fg.default',
  textStyle: { base: 'body', md: 'table' },
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle' },
  '& svg': { color: 'fg.subtle' },
} as const;
