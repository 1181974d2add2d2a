/**
 * Calls `onTurn` when it is this tab's turn: one tab at a time, until the returned function is called. Without the
 * browser's locks (an address without TLS) each tab has its turn at once.
 */
export function takeTurn(name: string, onTurn: () => void): () => void {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) {
    onTurn();
    return () => undefined;
  }
  const waiting = new AbortController();
  let giveBack: () => void = () => undefined;
  locks
    .request(name, { signal: waiting.signal }, () => {
      // This tab gave up just when the lock was granted.
      if (waiting.signal.aborted) return undefined;
      onTurn();
      return new Promise<void>((resolve) => (giveBack = resolve));
    })
    // This tab gave up while it waited.
    .catch(() => undefined);
  return () => {
    waiting.abort();
    giveBack();
  };
}
