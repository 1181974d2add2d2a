import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Tooltip } from '../overlay/Tooltip';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'className'> {
  /** Accessible name, also the tooltip. */
  label: string;
  /** Lucide icon of 16 to 18 px. */
  icon: ReactNode;
  tone?: 'plain' | 'danger' | 'primary';
  /** Beside a title: as tall as the title's buttons, and on phones without padding around the icon. */
  size?: 'header';
  /** No tooltip, because the name is already beside it. */
  noTooltip?: boolean;
}

/** An icon-only button with its name as tooltip. */
export function IconButton({ label, icon, tone, size, noTooltip, ...rest }: IconButtonProps) {
  return withTooltip(
    noTooltip,
    label,
    <button
      type="button"
      aria-label={label}
      data-tone={tone}
      data-size={size}
      {...rest}
      className={styles.button}
    >
      {icon}
    </button>,
  );
}

export interface IconLinkProps extends Pick<IconButtonProps, 'label' | 'tone' | 'noTooltip'> {
  /** A router Link around its icon. */
  link: ReactElement<{ className?: string; 'aria-label'?: string; 'data-tone'?: string }>;
}

/** A link that looks like an `IconButton`. */
export function IconLink({ label, tone, noTooltip, link }: IconLinkProps) {
  const named = { className: styles.button, 'aria-label': label, 'data-tone': tone };
  return withTooltip(noTooltip, label, cloneElement(link, named));
}

const withTooltip = (without: boolean | undefined, label: string, button: ReactElement<object>) =>
  without ? button : <Tooltip text={label}>{button}</Tooltip>;
