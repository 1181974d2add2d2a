import { Link, useLocation } from 'react-router-dom';
import { formatCount } from '../../ui/format/count';
import { Tooltip } from '../../ui/overlay/Tooltip';
import type { LinkedPage } from '../../app/room';
import type { NavItem } from './nav-items';
import styles from './nav-list.module.css';

/** Links of one group; collapsed, only icons with their names as tooltips. */
export function NavList(props: {
  items: NavItem[];
  label: string;
  collapsed: boolean;
  counts: Record<string, number>;
}) {
  const { pathname } = useLocation();
  return (
    <ul aria-label={props.label} className={styles.list}>
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
    </ul>
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
    <Link
      to={item.to}
      className={styles.link}
      data-collapsed={collapsed || undefined}
      aria-current={current ? 'page' : undefined}
      aria-label={collapsed ? item.label : undefined}
      {...rest}
    >
      <span className={styles.icon} aria-hidden>
        {item.icon}
      </span>
      {!collapsed && (
        <>
          <span className={styles.label}>{item.label}</span>
          {count !== undefined && (
            <span className={styles.count} data-figure="">
              {formatCount(count)}
            </span>
          )}
        </>
      )}
    </Link>
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
    <ul aria-label={label} className={styles.list} data-nested>
      {pages.map((page) => (
        <li key={page.key}>
          <Link
            to={page.to}
            className={styles.link}
            data-nested
            aria-current={pathname === page.to ? 'page' : undefined}
          >
            {page.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
