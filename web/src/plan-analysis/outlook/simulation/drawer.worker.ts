import { partDrawer } from '@roofline/engine/simulation/simulation';
import { rowsOf, type DrawerAnswer, type DrawerRequest } from './drawer-messages';

// The page's library has no type for the scope of a worker; these are the members used here.
const scope = globalThis as unknown as {
  postMessage: (message: DrawerAnswer, transfer: Transferable[]) => void;
  addEventListener: (type: 'message', listener: (event: MessageEvent<DrawerRequest>) => void) => void;
};

/** The drawer of the last input, whose tables serve all of its parts. */
let last: { says: string; draw: ReturnType<typeof partDrawer> } | null = null;

scope.addEventListener('message', ({ data: { input, from, paths } }) => {
  try {
    const says = JSON.stringify(input);
    if (last?.says !== says) last = { says, draw: partDrawer(input) };
    const part = last.draw(from, paths);
    scope.postMessage(part, rowsOf(part));
  } catch (error) {
    last = null;
    scope.postMessage({ failure: error instanceof Error ? error.message : String(error) }, []);
  }
});
