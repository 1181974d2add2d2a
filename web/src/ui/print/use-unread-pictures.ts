import { useLayoutEffect, useState } from 'react';
import { hasUnreadPictures } from './pictures';
import { usePrintProgress } from './print-page';
import { usePrinting } from './use-printing';

/** Returns true while a page is being printed with pictures that the browser has not loaded. */
export function useUnreadPictures(): boolean {
  const isPrinting = usePrinting();
  // Checked again once all have been loaded.
  const progress = usePrintProgress();
  const [isUnread, setUnread] = useState(false);
  // The parts for paper are in the document by then, and the result is drawn before the browser prints.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => setUnread(isPrinting && hasUnreadPictures()), [isPrinting, progress]);
  return isUnread;
}
