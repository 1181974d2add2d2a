import type { ReactNode } from 'react';
import styles from './figure.module.css';

/** Words for screen readers only. */
export function Spoken({ children }: { children: ReactNode }) {
  return <span className={styles.spoken}>{children}</span>;
}
