import { chakra } from '@chakra-ui/react';
import { Link, useLocation } from 'react-router-dom';
import { formatCount } from '../../ui/format/count';
import { Tooltip } from '../../ui/overlay/Tooltip';
import type { LinkedPage } from '../../app/room';
import type { NavItem } from './nav-items';

/** Links of one group; collapsed, only icons with their names as tooltips. */
export function NavList(props: {
  items: NavItem[];
  label: string;
  collapsed: boolean;
  counts: Record<string, number>;
}) {
  const { pathname } = useLocation();
  return (
    <chakra.ul aria-label={props.label} listStyleType="none" display="grid" gap="0.5">
      {props.items.map((item) => (
        <li key={item.key}>
          <Tooltip text={item.label} placement="right" disabled={!props.collapsed}>
            <NavLink
              item={item}
              current={item.isCurrent(pathname)}
              collapsed={props.collapsed}
              count={props.counts[item.key]}
            />
          </Tooltip>
          {item.children && !props.collapsed && item.isCurrent(pathname) && (
            <NavChildren label={item.label} pages={item.children} pathname={pathname} />
          )}
        </li>
      ))}
    </chakra.ul>
  );
}

function NavLink({
  item,
  current,
  collapsed,
  count,
  ...rest
}: {
  item: NavItem;
  current: boolean;
  collapsed: boolean;
  count?: number;
}) {
  return (
    <chakra.span
      asChild
      {...linkStyle}
      {...(current ? currentStyle : {})}
      justifyContent={collapsed ? 'center' : 'flex-start'}
    >
      <Link
        to={item.to}
        aria-current={current ? 'page' : undefined}
        aria-label={collapsed ? item.label : undefined}
        {...rest}
      >
        <chakra.span color={current ? 'brand.fg' : 'fg.subtle'} display="inline-flex" aria-hidden>
          {item.icon}
        </chakra.span>
        {!collapsed && (
          <>
            <chakra.span flex="1">{item.label}</chakra.span>
            {count !== undefined && (
              <chakra.span textStyle="caption" color="fg.subtle" data-figure="">
                {formatCount(count)}
              </chakra.span>
            )}
          </>
        )}
      </Link>
    </chakra.span>
  );
}

function NavChildren({
  label,
  pages,
  pathname,
}: {
  label: string;
  pages: readonly LinkedPage[];
  pathname: string;
}) {
  return (
    <chakra.ul aria-label={label} listStyleType="none" display="grid" gap="0.5" mt="0.5">
      {pages.map((page) => {
        const isHere = pathname === page.to;
        return (
          <li key={page.key}>
            <chakra.span
              asChild
              {...linkStyle}
              minH="28px"
              ps="38px"
              {...(isHere ? { color: 'fg.default', fontWeight: 600 } : {})}
            >
              <Link to={page.to} aria-current={isHere ? 'page' : undefined}>
                {page.label}
              </Link>
            </chakra.span>
          </li>
        );
      })}
    </chakra.ul>
  );
}

const linkStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minH: '32px',
  px: '2.5',
  borderRadius: 'control',
  borderWidth: '1px',
  borderColor: 'transparent',
  textStyle: 'table',
  fontWeight: 520,
  color: 'fg.muted',
  textDecoration: 'none',
  transition: 'background-color 120ms, color 120ms',
  _hover: { bg: 'bg.muted', color: 'fg.default' },
} as const;

const currentStyle = {
  bg: 'bg.surface',
  borderColor: 'border.default',
  color: 'fg.default',
  fontWeight: 600,
  _hover: { bg: 'bg.surface' },
} as const;
