import { createElement, useEffect, useSyncExternalStore, type ComponentType } from 'react';

/**
 * A part whose code comes after the first load: when the page is at rest, or at once when it is needed. Unlike
 * `lazy` it draws without a pause once the code is there, so nothing around it is ever replaced by a fallback.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { usePart, fetchPart } = laterPart(load);
  function Deferred({ needed, ...props }: Props & { needed: boolean }) {
    const Part = usePart(needed);
    return Part ? createElement(Part, props as unknown as Props) : null;
  }
  return Object.assign(Deferred, { load: fetchPart });
}

/** The same for a part that begins again each time that it opens, as a form that starts from what is stored. */
export function deferredForm<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { usePart } = laterPart(load);
  return function DeferredForm({ open, ...props }: Props & { open: boolean }) {
    const Part = usePart(open);
    return open && Part ? createElement(Part, props as unknown as Props) : null;
  };
}

function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
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
      else whenIdle(() => void fetchPart());
    }, [needed]);
    return Part;
  }
  return { usePart, fetchPart };
}

function whenIdle(run: () => void) {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 4000 });
  else setTimeout(run, 1500);
}
