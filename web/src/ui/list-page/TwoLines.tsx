import type { ReactNode } from 'react';
import styles from './two-lines.module.css';

export interface TwoLinesProps {
  /** Before both: a picture. */
  lead?: ReactNode;
  title: ReactNode;
  /** Under the title, quieter. */
  line: ReactNode;
  /** A third line, smaller; it takes its room while it is empty, too. */
  note?: ReactNode;
  /** At the right end: a status or a figure. */
  aside?: ReactNode;
  /** The row's item is out of use. */
  isFaded?: boolean;
}

/** A row of a list on phones, in two lines. */
export function TwoLines({ lead, title, line, note, aside, isFaded = false }: TwoLinesProps) {
  return (
    <div className={styles.row}>
      {lead}
      <div className={styles.words} data-faded={isFaded || undefined}>
        <div className={styles.title}>{title}</div>
        <div className={styles.line}>{line}</div>
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </div>
      {aside}
    </div>
  );
}
