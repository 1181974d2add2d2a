import { useLayoutEffect, useState } from 'react';
import { hasUnreadPictures } from './pictures';
import { usePrintProgress } from './print-page';
import { usePrinting } from './use-printing';

/** True while a page is being printed with pictures that the browser has not read. */
export function useUnreadPictures(): boolean {
  const isPrinting = usePrinting();
  // Asked again once all have been read.
  const progress = usePrintProgress();
  const [isUnread, setUnread] = useState(false);
  // What is drawn for paper is in the document by then, and is drawn again before the browser prints.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setUnread(isPrinting && hasUnreadPictures()), [isPrinting, progress]);
  return isUnread;
}
