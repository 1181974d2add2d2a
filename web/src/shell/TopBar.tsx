import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { Breadcrumbs } from '../app/Breadcrumbs';
import { useSelection } from '../app/selection/selection';
import { NotificationBell } from '../notification/bell/NotificationBell';
import { FiscalYearMenu } from './fiscal-year/FiscalYearMenu';
import { Keys } from './Keys';
import { useAdminLine } from './navigation/use-admin-line';

export interface TopBarProps {
  onSearch: () => void;
  yearsOpen: boolean;
  onYearsOpen: (open: boolean) => void;
}

/** The bar of 52 px above the page: breadcrumbs, search, fiscal year and notifications. */
export function TopBar(props: TopBarProps) {
  const { fiscalYear } = useSelection();
  const adminLine = useAdminLine();
  return (
    <chakra.header
      {...barStyle}
      bg={fiscalYear?.isPreviousFiscalYear ? 'warning.bg' : 'bg.surface'}
      {...adminLine}
      data-no-print=""
    >
      <Breadcrumbs />
      <chakra.button type="button" onClick={props.onSearch} {...searchStyle}>
        <Search size={15} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />
        <chakra.span flex="1" textAlign="left">
          Search or jump to…
        </chakra.span>
        <Keys aria-hidden>Ctrl K</Keys>
      </chakra.button>
      <FiscalYearMenu open={props.yearsOpen} onOpenChange={props.onYearsOpen} />
      <NotificationBell />
    </chakra.header>
  );
}

const barStyle = {
  display: { base: 'none', md: 'flex' },
  alignItems: 'center',
  gap: '2.5',
  minH: '52px',
  px: '7',
  borderBottomWidth: '1px',
  borderTopRadius: 'sheet',
  position: 'sticky',
  top: '0',
  zIndex: 'bar',
} as const;

const searchStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  w: { md: '150px', lg: '230px' },
  minH: '34px',
  px: '3',
  bg: 'bg.subtle',
  color: 'fg.subtle',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'control',
  textStyle: 'table',
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
} as const;
