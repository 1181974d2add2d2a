import { createElement, useEffect, useSyncExternalStore, type ComponentType } from 'react';

/**
 * When code that is not needed yet is loaded: at a rest of the page once the user has moved, pressed, typed or turned the wheel,
 * since a page that is only looked at opens nothing; or at the page's first rest, for a part that works without the user.
 */
type Coming = 'onceTouched' | 'atRest';

/**
 * Makes a part whose code is loaded after the first load, or at once when it is needed. Unlike `lazy` it draws without a
 * pause once the code is there, so nothing around it is ever replaced by a fallback.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  coming: Coming = 'onceTouched',
) {
  const { usePart, fetchPart } = laterPart(load, coming);
  function Deferred({ needed, ...props }: Props & { needed: boolean }) {
    const Part = usePart(needed);
    return Part ? createElement(Part, props as unknown as Props) : null;
  }
  return Object.assign(Deferred, { load: fetchPart });
}

/** The same for a part that starts again each time it opens, as a form that starts from the stored values. */
export function deferredForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { usePart } = laterPart(load, 'onceTouched');
  return function DeferredForm({ open, ...props }: Props & { open: boolean }) {
    const Part = usePart(open);
    return open && Part ? createElement(Part, props as unknown as Props) : null;
  };
}

function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>, coming: Coming) {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();

  function fetchPart(): Promise<void> {
    loading ??= load().then(
      (loaded) => {
        part = loaded;
        for (const listener of listeners) listener();
      },
      (error: unknown) => {
        // The next opening tries again.
        loading = undefined;
        console.error(error);
      },
    );
    return loading;
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  function usePart(needed: boolean) {
    const Part = useSyncExternalStore(subscribe, () => part);
    useEffect(() => {
      if (needed) void fetchPart();
      else if (coming === 'atRest') whenIdle(() => void fetchPart());
      else void someone().then(() => whenIdle(() => void fetchPart()));
    }, [needed]);
    return Part;
  }
  return { usePart, fetchPart };
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;
let seen: Promise<void> | undefined;

/** Resolves at the first input of a user on this page. */
function someone(): Promise<void> {
  seen ??= new Promise((resolve) => {
    const stop = new AbortController();
    const onSign = () => {
      stop.abort();
      resolve();
    };
    for (const sign of SIGNS)
      window.addEventListener(sign, onSign, { capture: true, passive: true, signal: stop.signal });
  });
  return seen;
}

function whenIdle(run: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 4000 });
  else setTimeout(run, 1500);
}
