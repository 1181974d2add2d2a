import type { ReactNode } from 'react';
import styles from './figure.module.css';

export interface TagProps {
  tone?: 'neutral' | 'brand' | 'success' | 'warning' | 'danger' | 'info';
  children: ReactNode;
}

/** A word for a state; the color only supports it. */
export function Tag({ tone = 'neutral', children }: TagProps) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
