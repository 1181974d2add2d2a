import type { EventEmitter } from 'node:events';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeAll, expect, vi } from 'vitest';
import { documentTray } from './app/job/documents';
import { uploadList } from './app/upload/upload-list';
import { loadUploadsTray } from './app/upload/UploadsTray';
import { toast } from './ui/feedback/toast';
import { forgetOwnerStacks } from './testing/owner-stacks';
import { setFormats } from './ui/format/formats';
import { complaints, watchComplaints } from './testing/complaints';
import { framesDrawn, watchFrames } from './testing/frames';
import { loadDialog } from './ui/overlay/Dialog';
import { loadPopover } from './ui/overlay/Popover';
import { XhrByFetch } from './testing/xhr-by-fetch';
import { loadSidePane } from './ui/overlay/SidePane';

watchComplaints();
forgetOwnerStacks();
// Tests, those of other files too, share a window: each leaves it as a browser opens it.
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  toast.closeAll();
  documentTray.closeAll();
  uploadList.clear();
  setFormats({ numberFormat: 'comma', dateFormat: 'text' });
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.title = '';
  // After the screen is removed, because that may cause complaints, too.
  expect(complaints()).toEqual([]);
});

// A busy machine is slow, not wrong: an element that never appears still fails.
configure({ asyncUtilTimeout: 60_000 });

watchFrames();
const { asyncWrapper } = getConfig();
configure({
  asyncWrapper: (work) =>
    asyncWrapper(async () => {
      const result = await work();
      await framesDrawn();
      return result;
    }),
});

// jsdom reports every stylesheet with newer CSS than it knows, which hides the real failures.
const { virtualConsole } = (globalThis as unknown as { jsdom: { virtualConsole: EventEmitter } }).jsdom;
virtualConsole.removeAllListeners('jsdomError');
virtualConsole.on('jsdomError', (error: Error) => {
  if (!error.message.startsWith('Could not parse CSS')) console.error(error.message);
});
window.scrollTo = () => {};

// Browser features that jsdom lacks and the parts measure with.
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
globalThis.XMLHttpRequest = XhrByFetch as unknown as typeof XMLHttpRequest;
// Axe measures letters with a canvas where it can.
HTMLCanvasElement.prototype.getContext = () => null;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.scrollTo ??= () => {};

// In the browser their code comes after the first load; a test expects an opened dialog at once.
beforeAll(async () => {
  await Promise.all([loadDialog(), loadPopover(), loadSidePane(), loadUploadsTray()]);
});
