let isDown = false;
const ENDS = ['pointerup', 'pointercancel'] as const;

window.addEventListener('pointerdown', () => (isDown = true), true);
for (const end of ENDS) window.addEventListener(end, () => (isDown = false), true);

/**
 * Runs at once, or, while a button of the pointer is down, after its click: a message that appeared between press and
 * release would push the clicked element away from under the pointer, and the click would be lost.
 */
export function afterPointer(run: () => void): void {
  if (!isDown) return run();
  const ended = new AbortController();
  const { signal } = ended;
  const finish = () => {
    ended.abort();
    setTimeout(run);
  };
  for (const end of ENDS) window.addEventListener(end, finish, { capture: true, signal });
}
