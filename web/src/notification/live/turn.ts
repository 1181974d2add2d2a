/**
 * One tab at a time: `onTurn` is called when it is this tab's turn, which lasts until the answer is called. Without the
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
      // Given up in the moment in which it was granted.
      if (waiting.signal.aborted) return undefined;
      onTurn();
      return new Promise<void>((resolve) => (giveBack = resolve));
    })
    // Given up while it waited.
    .catch(() => undefined);
  return () => {
    waiting.abort();
    giveBack();
  };
}
