import { cleanup } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { loadDialog } from './ui/overlay/Dialog';
import { loadPopover } from './ui/overlay/Popover';
import { loadSidePane } from './ui/overlay/SidePane';

afterEach(cleanup);

// What jsdom lacks and the parts measure with.
class NoResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver ??= NoResizeObserver as unknown as typeof ResizeObserver;
window.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
})) as typeof window.matchMedia;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.scrollTo ??= () => {};

// In the browser their code follows the first load; a test expects an opened dialog at once.
beforeAll(async () => {
  await Promise.all([loadDialog(), loadPopover(), loadSidePane()]);
});
