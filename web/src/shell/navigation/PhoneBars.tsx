import { chakra } from '@chakra-ui/react';
import { ChevronsUpDown, Menu, Search } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../ui/action/IconButton';
import { Dialog } from '../../ui/overlay/Dialog';
import { NotificationBell } from '../../notification/bell/NotificationBell';
import { PropertyThumb } from '../../app/PropertyThumb';
import { useSelection } from '../../app/selection/selection';
import { FiscalYearList } from '../fiscal-year/FiscalYearMenu';
import { SwitcherList } from '../search/PropertySwitcher';
import { newestFirst } from '../fiscal-year/fiscal-year-options';
import { MoreSheet } from './MoreSheet';
import { propertyItems, type NavItem } from './nav-items';
import { useAddress } from './use-address';
import { useAdminLine } from './use-admin-line';

/** The top bar below 768 px: property and year in one 56 px button, search, and notifications. */
export function PhoneTopBar({ onSearch }: { onSearch: () => void }) {
  const { property, fiscalYear } = useSelection();
  const adminLine = useAdminLine();
  const [open, setOpen] = useState(false);
  const name = property?.name ?? 'No property yet';
  return (
    <chakra.header
      {...topStyle}
      bg={fiscalYear?.isPreviousFiscalYear ? 'warning.bg' : 'bg.surface'}
      {...adminLine}
      data-no-print=""
    >
      <chakra.button type="button" onClick={() => setOpen(true)} aria-haspopup="dialog" {...switchStyle}>
        <PropertyThumb src={property?.profileImage} name={name} size={32} />
        <chakra.span minW="0" textAlign="left">
          <chakra.span display="block" fontWeight="600" textStyle="body" truncate>
            {name}
          </chakra.span>
          <chakra.span display="block" textStyle="caption" color="fg.muted" truncate>
            {fiscalYear?.label ?? 'Choose a property'}
          </chakra.span>
        </chakra.span>
        <chakra.span color="fg.subtle" aria-hidden>
          <ChevronsUpDown size={16} strokeWidth={1.75} />
        </chakra.span>
      </chakra.button>
      <IconButton
        label="Search or jump to"
        noTooltip
        icon={<Search size={20} strokeWidth={1.6} />}
        onClick={onSearch}
      />
      <NotificationBell size={20} />
      <Dialog open={open} onClose={() => setOpen(false)} title="Property and fiscal year">
        <PairChooser onDone={() => setOpen(false)} />
      </Dialog>
    </chakra.header>
  );
}

function PairChooser({ onDone }: { onDone: () => void }) {
  const { fiscalYears } = useSelection();
  return (
    <chakra.div mx="-4">
      {fiscalYears.length > 0 && <FiscalYearList years={newestFirst(fiscalYears)} onDone={onDone} />}
      <chakra.div borderTopWidth="1px">
        <SwitcherList onDone={onDone} />
      </chakra.div>
    </chakra.div>
  );
}

const topStyle = {
  display: { base: 'flex', md: 'none' },
  alignItems: 'center',
  gap: '2',
  minH: '56px',
  px: '4',
  borderBottomWidth: '1px',
  position: 'sticky',
  top: '0',
  zIndex: 'bar',
} as const;

const switchStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  flex: '1',
  minW: '0',
  minH: '56px',
  cursor: 'pointer',
} as const;

/** The bottom tabs of the phone layout; More has the other pages. */
export function PhoneTabBar({ onHelp }: { onHelp: () => void }) {
  const { property } = useSelection();
  const { shown, chosen } = useAddress();
  const [open, setOpen] = useState(false);
  const items = propertyItems(property).filter((item) => item.isPhoneTab);
  return (
    <chakra.nav aria-label="Main" {...tabBarStyle} data-no-print="">
      {items.map((item) => (
        <PhoneTab
          key={item.key}
          item={item}
          current={item.isCurrent(shown)}
          chosen={item.isCurrent(chosen)}
        />
      ))}
      <chakra.button
        type="button"
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
        {...tabStyle}
        color="fg.muted"
      >
        <Menu size={20} strokeWidth={1.6} aria-hidden />
        More
      </chakra.button>
      <Dialog open={open} onClose={() => setOpen(false)} title="More">
        <MoreSheet
          onDone={() => setOpen(false)}
          onHelp={() => {
            setOpen(false);
            onHelp();
          }}
        />
      </Dialog>
    </chakra.nav>
  );
}

function PhoneTab({ item, current, chosen }: { item: NavItem; current: boolean; chosen: boolean }) {
  return (
    <chakra.span
      asChild
      {...tabStyle}
      color={chosen ? 'brand.fg' : 'fg.muted'}
      fontWeight={chosen ? 600 : 500}
    >
      <Link to={item.to} aria-current={current ? 'page' : undefined}>
        {item.icon}
        {item.label}
      </Link>
    </chakra.span>
  );
}

const tabBarStyle = {
  display: { base: 'flex', md: 'none' },
  position: 'fixed',
  bottom: '0',
  insetX: '0',
  bg: 'bg.surface',
  borderTopWidth: '1px',
  pb: 'env(safe-area-inset-bottom)',
  zIndex: 'bar',
} as const;

const tabStyle = {
  flex: '1',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1',
  minH: '58px',
  textStyle: 'micro',
  cursor: 'pointer',
} as const;
