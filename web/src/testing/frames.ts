const due = new Map<number, Promise<void>>();
const counting = new WeakSet<object>();

/** Records the requested frames; wraps the window only once, however many files share it. */
export function watchFrames(): void {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = window;
  if (counting.has(request)) return;
  const ended = new Map<number, () => void>();
  const end = (id: number) => {
    ended.get(id)?.();
    ended.delete(id);
    due.delete(id);
  };
  window.requestAnimationFrame = (draw) => {
    const id = request((time) => {
      try {
        draw(time);
      } finally {
        end(id);
      }
    });
    due.set(id, new Promise((resolve) => ended.set(id, resolve)));
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    cancel(id);
    end(id);
  };
  counting.add(window.requestAnimationFrame);
}

/**
 * Waits for the requested frames, and for those that they request: a user clicks or types only after the screen is
 * drawn, when a dialog has taken the focus from the page below it. On a busy machine a test would be too early.
 */
export async function framesDrawn(): Promise<void> {
  for (let round = 0; round < 2 && due.size > 0; round++) await Promise.all(due.values());
}
