import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  type ContextType,
  type ReactNode,
} from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';

/** Returns the code for the address: '' for none, null to leave the present one there. */
type Code = () => string | null;

/** Codes in the query of the address, each under its own name. */
export interface AddressCodes {
  /** Returns the code in the address now; '' where it has none. */
  read(name: string): string;
  /** Updates the address shortly after the last change of any code. */
  write(name: string, code: Code): void;
  /** Calls `hear` with a code that a later address brings, by Back or by a link to this page. Returns a function that stops it. */
  listen(name: string, hear: (code: string) => void): () => void;
}

/** Pause before the address changes: browsers refuse to change it hundreds of times in a row. */
const REST_MS = 150;

/** The state of a link to another tab of the screen, which leaves all settings as they are. */
export const KEEP_CODES = 'keep codes';

const codeIn = (search: string, name: string) => new URLSearchParams(search).get(name) ?? '';
const Context = createContext<AddressCodes | null>(null);

/** Stores a screen's settings in its address. One writer for all codes, so that none undoes another's. */
export function AddressCodesProvider({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const isBack = useNavigationType() === 'POP';
  const router = useContext(RouterContext)?.router;
  const latest = useRef({ location, navigate, router });
  const seen = useRef(location);
  // Addresses that were written and that the router has not shown yet; a slider moves on in the meantime.
  const pending = useRef<string[]>([]);
  const [codes, { listeners, followLater, rest }] = useMemo(() => codesOn(latest, pending), []);

  useEffect(() => {
    latest.current = { location, navigate, router };
    const before = seen.current;
    seen.current = location;
    if (before.search === location.search && before.pathname === location.pathname) return;
    const own = pending.current.indexOf(location.search);
    pending.current = pending.current.slice(own + 1);
    // Settings made before the router showed this address are written now.
    if (own >= 0) return followLater();
    // Settings stay, on another tab too, unless a link brings its own code or, within a tab, Back leaves such a link.
    const isOtherTab = before.pathname !== location.pathname;
    const isKept = isOtherTab && (isBack || location.state === KEEP_CODES);
    for (const [name, hear] of listeners) {
      const code = codeIn(location.search, name);
      const isNew = code !== codeIn(before.search, name);
      if (isNew && !isKept && (code !== '' || isBack)) hear(code);
    }
    followLater();
  });
  useEffect(() => rest, [rest]);
  return <Context.Provider value={codes}>{children}</Context.Provider>;
}

/** Returns the codes of the surrounding screen. */
export function useAddressCodes(): AddressCodes {
  const codes = useContext(Context);
  if (!codes) throw new Error('Codes of an address stand inside of AddressCodesProvider');
  return codes;
}

interface Latest {
  current: {
    location: ReturnType<typeof useLocation>;
    navigate: ReturnType<typeof useNavigate>;
    /** Knows about a navigation before the next page renders. */
    router: NonNullable<ContextType<typeof RouterContext>>['router'] | undefined;
  };
}

/** Returns whether another page is coming or has come: writing an address now would bring this one back. */
const isLeaving = (
  state: { navigation: { state: string }; location: { pathname: string } } | undefined,
  here: string,
) => state !== undefined && (state.navigation.state !== 'idle' || state.location.pathname !== here);

function codesOn(latest: Latest, pending: { current: string[] }) {
  const wanted = new Map<string, Code>();
  const listeners = new Map<string, (code: string) => void>();
  let timer = 0;
  const follow = (): void => {
    const { location: at, navigate: go, router } = latest.current;
    if (isLeaving(router?.state, at.pathname)) return followLater();
    window.clearTimeout(timer);
    timer = 0;
    const query = new URLSearchParams(at.search);
    let isNew = false;
    for (const [name, code] of wanted) {
      const next = code();
      if (next === null || next === (query.get(name) ?? '')) continue;
      isNew = true;
      if (next === '') query.delete(name);
      else query.set(name, next);
    }
    if (!isNew) return;
    const search = query.size > 0 ? `?${query.toString()}` : '';
    pending.current.push(search);
    void go({ pathname: at.pathname, search, hash: at.hash }, { replace: true });
  };
  const followLater = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(follow, REST_MS);
  };
  /** On leaving the screen, calls every pending code once, because some of them also store it. */
  const rest = () => {
    if (timer === 0) return;
    window.clearTimeout(timer);
    for (const code of wanted.values()) code();
  };
  const codes: AddressCodes = {
    read: (name) => codeIn(latest.current.location.search, name),
    write(name, code) {
      wanted.set(name, code);
      followLater();
    },
    listen(name, hear) {
      listeners.set(name, hear);
      return () => {
        listeners.delete(name);
      };
    },
  };
  return [codes, { listeners, followLater, rest }] as const;
}
