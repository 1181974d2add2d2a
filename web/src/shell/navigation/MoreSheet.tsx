import { chakra } from '@chakra-ui/react';
import { ChevronRight, CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSelection } from '../../app/selection/selection';
import { AccountPanel } from '../UserMenu';
import { adminItems, propertyItems, workspaceItems, type NavItem } from './nav-items';

export interface MoreSheetProps {
  onDone: () => void;
  onHelp: () => void;
}

/** The pages without a tab on phones: other pages of the property and of the workspace, help, and the account. */
export function MoreSheet({ onDone, onHelp }: MoreSheetProps) {
  const { property, viewer } = useSelection();
  const pages = propertyItems(property)
    .filter((item) => !item.isPhoneTab)
    // The sheet has no nested lists: the pages of an item replace the item.
    .flatMap((item) => item.children?.map((child) => ({ ...item, ...child })) ?? [item]);
  const admin = adminItems(viewer);
  return (
    <chakra.div mx="-4" mt="-2">
      {pages.length > 0 && <Pages label="Property" items={pages} onDone={onDone} />}
      {admin.length > 0 && <Pages label="Admin" items={admin} onDone={onDone} />}
      <Pages label="Portfolio" items={workspaceItems(viewer)} onDone={onDone}>
        <li>
          <chakra.button type="button" onClick={onHelp} {...lineStyle}>
            <Line icon={<CircleHelp size={17} strokeWidth={1.75} />} label="Help and shortcuts" />
          </chakra.button>
        </li>
      </Pages>
      <chakra.div px="1" borderTopWidth="1px">
        <AccountPanel onDone={onDone} />
      </chakra.div>
    </chakra.div>
  );
}

interface PagesProps {
  label: string;
  items: readonly NavItem[];
  onDone: () => void;
  children?: ReactNode;
}

function Pages({ label, items, onDone, children }: PagesProps) {
  const { pathname } = useLocation();
  return (
    <chakra.ul aria-label={label} listStyleType="none">
      {items.map((item) => (
        <li key={item.key}>
          <chakra.span asChild {...lineStyle}>
            <Link to={item.to} onClick={onDone} aria-current={isHere(item, pathname) ? 'page' : undefined}>
              <Line icon={item.icon} label={item.label} />
            </Link>
          </chakra.span>
        </li>
      ))}
      {children}
    </chakra.ul>
  );
}

/** Returns whether an item is the current page; of the pages of one item, only the open one is. */
const isHere = (item: NavItem, pathname: string) =>
  item.children ? item.to === pathname : item.isCurrent(pathname);

function Line({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <>
      <chakra.span color="fg.subtle" display="inline-flex" aria-hidden>
        {icon}
      </chakra.span>
      <chakra.span flex="1" textAlign="start">
        {label}
      </chakra.span>
      <chakra.span color="fg.subtle" display="inline-flex" aria-hidden>
        <ChevronRight size={16} strokeWidth={1.75} />
      </chakra.span>
    </>
  );
}

const lineStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  w: 'full',
  minH: '48px',
  px: '4',
  borderBottomWidth: '1px',
  color: 'fg.default',
  textStyle: 'body',
  textDecoration: 'none',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle' },
} as const;
