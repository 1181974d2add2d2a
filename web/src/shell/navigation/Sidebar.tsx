import { chakra } from '@chakra-ui/react';
import { CircleHelp, PanelLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../ui/action/IconButton';
import { paths } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';
import { Tag } from '../../ui/figure/Tag';
import { Keys } from '../Keys';
import { usePrivateLabel } from '../../app/viewer/private-label';
import { LabelLogo, Logo } from './Logo';
import { NavList } from './NavList';
import { PropertySwitcher } from '../search/PropertySwitcher';
import { UserMenu } from '../UserMenu';
import { adminItems, propertyItems, workspaceItems } from './nav-items';

export interface SidebarProps {
  collapsed: boolean;
  onToggle: () => void;
  onHelp: () => void;
  switcherOpen: boolean;
  onSwitcherOpen: (open: boolean) => void;
}

/** The navigation, 236 px wide, or 56 px of icons when collapsed. */
export function Sidebar(props: SidebarProps) {
  const { property, propertyCount, viewer } = useSelection();
  const { collapsed } = props;
  const workspace = property?.workspaceCompanyName ?? viewer.memberships[0]?.companyName ?? 'Portfolio';
  return (
    <chakra.nav
      aria-label="Main"
      {...sidebarStyle}
      w={collapsed ? '56px' : '236px'}
      px={collapsed ? '1.5' : '2.5'}
      data-no-print=""
    >
      <Head collapsed={collapsed} onToggle={props.onToggle} />
      <PropertySwitcher collapsed={collapsed} open={props.switcherOpen} onOpenChange={props.onSwitcherOpen} />
      <NavList items={propertyItems(property)} label="Property" collapsed={collapsed} counts={{}} />
      {!collapsed && (
        <chakra.div textStyle="caption" color="fg.subtle" px="2.5" mt="2" truncate>
          {workspace}
        </chakra.div>
      )}
      <NavList
        items={workspaceItems(viewer)}
        label="Portfolio"
        collapsed={collapsed}
        counts={{ properties: propertyCount }}
      />
      <AdminPages collapsed={collapsed} />
      <chakra.div flex="1" />
      <HelpButton collapsed={collapsed} onHelp={props.onHelp} />
      <UserMenu collapsed={collapsed} />
    </chakra.nav>
  );
}

/** The admin pages in a separate group, so that no one takes them for a customer's. */
function AdminPages({ collapsed }: Pick<SidebarProps, 'collapsed'>) {
  const { viewer } = useSelection();
  const items = adminItems(viewer);
  if (items.length === 0) return null;
  return (
    <>
      {!collapsed && (
        <chakra.div display="flex" gap="2" textStyle="caption" color="fg.subtle" px="2.5" mt="2">
          Admin
          {viewer.isStaff && <Tag tone="warning">Staff</Tag>}
        </chakra.div>
      )}
      <NavList items={items} label="Admin" collapsed={collapsed} counts={{}} />
    </>
  );
}

function Head({ collapsed, onToggle }: Pick<SidebarProps, 'collapsed' | 'onToggle'>) {
  const label = usePrivateLabel();
  return (
    <chakra.div
      display="flex"
      flexDirection={collapsed ? 'column' : 'row'}
      alignItems="center"
      justifyContent="space-between"
      minH="40px"
      px={collapsed ? '0' : '1.5'}
    >
      <Link to={paths.properties} aria-label={`${label?.name ?? 'Roofline'}, properties`}>
        {label ? <LabelLogo label={label} markOnly={collapsed} /> : <Logo markOnly={collapsed} />}
      </Link>
      <IconButton
        label={collapsed ? 'Expand the navigation' : 'Collapse the navigation'}
        aria-expanded={!collapsed}
        icon={<PanelLeft size={17} strokeWidth={1.75} />}
        onClick={onToggle}
      />
    </chakra.div>
  );
}

function HelpButton({ collapsed, onHelp }: Pick<SidebarProps, 'collapsed' | 'onHelp'>) {
  return (
    <chakra.button type="button" onClick={onHelp} {...helpStyle} aria-label="Help and shortcuts">
      <chakra.span color="fg.subtle" aria-hidden display="inline-flex">
        <CircleHelp size={17} strokeWidth={1.75} />
      </chakra.span>
      {!collapsed && (
        <>
          <chakra.span flex="1" textAlign="left">
            Help and shortcuts
          </chakra.span>
          <Keys color="fg.subtle">?</Keys>
        </>
      )}
    </chakra.button>
  );
}

const sidebarStyle = {
  display: { base: 'none', md: 'flex' },
  flexDirection: 'column',
  gap: '2',
  flexShrink: 0,
  py: '3',
  position: 'sticky',
  top: '0',
  h: '100dvh',
  overflowY: 'auto',
} as const;

const helpStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minH: '34px',
  px: '2.5',
  borderRadius: 'control',
  textStyle: 'table',
  fontWeight: 520,
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { bg: 'bg.muted', color: 'fg.default' },
} as const;
