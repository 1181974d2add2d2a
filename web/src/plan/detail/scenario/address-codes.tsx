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

/** A code as it should stand in the address: '' for none, null to leave what stands there. */
type Code = () => string | null;

/** Codes in the query of the address, each under a name of its own. */
export interface AddressCodes {
  /** What the address holds now; '' where it holds none. */
  read(name: string): string;
  /** Lets the address follow, a little after the last change of any of them. */
  write(name: string, code: Code): void;
  /** Hears of a code that an address brings later: by Back, or by a link to this page. Answers how to stop. */
  listen(name: string, hear: (code: string) => void): () => void;
}

/** Rest before the address follows: browsers refuse to change it hundreds of times in a row. */
const REST_MS = 150;

/** The state of a link to another tab of the screen: what is set stays as it is. */
export const KEEP_CODES = 'keep codes';

const codeIn = (search: string, name: string) => new URLSearchParams(search).get(name) ?? '';
const Context = createContext<AddressCodes | null>(null);

/** Keeps what a screen is set to in its address. One writer for all of it, so that none takes back what another wrote. */
export function AddressCodesProvider({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const isBack = useNavigationType() === 'POP';
  const router = useContext(RouterContext)?.router;
  const latest = useRef({ location, navigate, router });
  const seen = useRef(location);
  // Addresses that were written and have not come back yet: the router takes its time, and a slider moves on in the meantime.
  const pending = useRef<string[]>([]);
  const [codes, { listeners, followLater, rest }] = useMemo(() => codesOn(latest, pending), []);

  useEffect(() => {
    latest.current = { location, navigate, router };
    const before = seen.current;
    seen.current = location;
    if (before.search === location.search && before.pathname === location.pathname) return;
    const own = pending.current.indexOf(location.search);
    pending.current = pending.current.slice(own + 1);
    // What was set while it was on its way is written now.
    if (own >= 0) return followLater();
    // What is set stays, on another tab too: a link that brings a code of its own changes it, and Back from such a link.
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

/** The codes of the screen around. */
export function useAddressCodes(): AddressCodes {
  const codes = useContext(Context);
  if (!codes) throw new Error('Codes of an address stand inside of AddressCodesProvider');
  return codes;
}

interface Latest {
  current: {
    location: ReturnType<typeof useLocation>;
    navigate: ReturnType<typeof useNavigate>;
    /** Knows of a page that is on its way before anything of it is drawn. */
    router: NonNullable<ContextType<typeof RouterContext>>['router'] | undefined;
  };
}

/** Another page is coming or has come: an address that is written now would call this one back. */
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
  /** The screen is left: what nobody has asked for yet is asked for now, for those who keep it. */
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
