const due = new Map<number, Promise<void>>();
const counting = new WeakSet<object>();

/** Notes which frames are asked for; once, however many files share the window. */
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
 * Waits for the frames that are asked for, and for those that they ask for: nobody presses or types before the screen
 * is drawn, where a dialog takes the focus and lets what is under it rest. On a busy machine a test would.
 */
export async function framesDrawn(): Promise<void> {
  for (let round = 0; round < 2 && due.size > 0; round++) await Promise.all(due.values());
}
