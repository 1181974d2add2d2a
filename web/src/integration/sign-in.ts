import { useLocation, useNavigate } from 'react-router-dom';
import { useSave } from '../app/save/use-save';
import { addressBar } from '../ui/navigation/address-bar';
import { useBeginAuthorizationMutation } from './ConnectedApps.generated';

/** The integration and the credential of a sign-in at another service, passed on to the tab. */
export interface Connecting {
  integrationId: number;
  integrationCredentialId: string;
}

/** Opens another service, where the user allows access to its ledger; it leads back to the return page. */
export function useSignIn(propertyId: string) {
  const [begin] = useBeginAuthorizationMutation();
  return useSave({
    send: (of: { integrationId: number; integrationCredentialId?: string | null }) =>
      begin({ variables: { input: { propertyId, ...of } } }),
    failed: (problem) => problem,
    onSaved: ({ address }) => address && addressBar.open(address),
  });
}

/** Returns the sign-in that led to this page, and `forget` for when its app is connected or the pane is closed. */
export function useConnecting(): { connecting: Connecting | null; forget: () => void } {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const connecting = (state as { connecting?: Connecting } | null)?.connecting ?? null;
  return {
    connecting,
    forget: () => connecting && void navigate(pathname + search, { replace: true, state: null }),
  };
}
