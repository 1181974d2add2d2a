import { Link } from 'react-router-dom';
import { formatCount } from '../../ui/format/count';
import { Tooltip } from '../../ui/overlay/Tooltip';
import type { LinkedPage } from '../../app/room';
import type { NavItem } from './nav-items';
import styles from './nav-list.module.css';
import { useAddress } from './use-address';

/** The links of one group; when collapsed, only icons with their names as tooltips. */
export function NavList(props: {
  items: NavItem[];
  label: string;
  collapsed: boolean;
  counts: Record<string, number>;
}) {
  const { shown, chosen } = useAddress();
  return (
    <ul aria-label={props.label} className={styles.list}>
      {props.items.map((item) => (
        <li key={item.key}>
          <Tooltip text={item.label} placement="right" disabled={!props.collapsed}>
            <NavLink
              item={item}
              current={item.isCurrent(shown)}
              chosen={item.isCurrent(chosen)}
              collapsed={props.collapsed}
              count={props.counts[item.key]}
            />
          </Tooltip>
          {item.children && !props.collapsed && item.isCurrent(shown) && (
            <NavChildren label={item.label} pages={item.children} shown={shown} chosen={chosen} />
          )}
        </li>
      ))}
    </ul>
  );
}

function NavLink({
  item,
  current,
  chosen,
  collapsed,
  count,
  ...rest
}: {
  item: NavItem;
  current: boolean;
  chosen: boolean;
  collapsed: boolean;
  count?: number;
}) {
  return (
    <Link
      to={item.to}
      className={styles.link}
      data-collapsed={collapsed || undefined}
      data-chosen={chosen || undefined}
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
  shown,
  chosen,
}: {
  label: string;
  pages: readonly LinkedPage[];
  shown: string;
  chosen: string;
}) {
  return (
    <ul aria-label={label} className={styles.list} data-nested>
      {pages.map((page) => (
        <li key={page.key}>
          <Link
            to={page.to}
            className={styles.link}
            data-nested
            data-chosen={chosen === page.to || undefined}
            aria-current={shown === page.to ? 'page' : undefined}
          >
            {page.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
