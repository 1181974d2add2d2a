import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Button } from '../action/Button';
import { formatCount } from '../format/count';
import { PrintPart } from '../print/PrintAll';
import { MOST_PRINTED } from '../print/use-printing';

/** Rows that follow those on screen. */
export interface EndlessRows {
  /** How many rows there are. */
  total: number;
  /** The first load did not bring all rows. */
  isLong: boolean;
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  /** Loads the next rows: called before the end of the list comes into sight. */
  onMore: () => void;
}

/** How far before the end comes into sight the next rows are requested. */
const AHEAD = '1500px 0px';

/** The end of an endless list with `count` rows so far: requests more rows when it comes near, and says when that fails. */
export function EndlessFoot(props: EndlessRows & { count: number }) {
  const { hasMore, isLoading, hasFailed, onMore, count, total } = props;
  const foot = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  const waits = hasMore && !isLoading && !hasFailed;
  useEffect(() => {
    if (!waits || !foot.current || typeof IntersectionObserver === 'undefined') return undefined;
    const watcher = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && latest.current(),
      { rootMargin: AHEAD },
    );
    watcher.observe(foot.current);
    return () => watcher.disconnect();
  }, [waits]);
  if (!hasMore) return null;
  return (
    <chakra.div ref={foot} {...footStyle}>
      <span role="status" data-no-print="">
        {isLoading ? 'Loading more' : hasFailed && 'More rows could not be loaded.'}
      </span>
      {count < Math.min(total, MOST_PRINTED) && (
        <chakra.span display="none" _print={{ display: 'inline' }}>
          1 to {formatCount(count)} of {formatCount(total)} <PrintPart total={total} />
        </chakra.span>
      )}
      {!isLoading && <Button onClick={onMore}>{hasFailed ? 'Try again' : 'Show more'}</Button>}
    </chakra.div>
  );
}

const footStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  minH: '64px',
  color: 'fg.muted',
  textStyle: 'table',
} as const;
