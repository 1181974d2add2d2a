import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useBreadcrumbs } from '../app/Breadcrumbs';
import { usePageTitle } from '../app/page-title';
import { paths } from '../app/paths';
import { useSave } from '../app/save/use-save';
import { useSelection } from '../app/selection/selection';
import { Button } from '../ui/action/Button';
import { ErrorState } from '../ui/feedback/ErrorState';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { PageHeader } from '../ui/layout/PageHeader';
import { useFinishAuthorizationMutation } from './ConnectedApps.generated';
import type { Connecting } from './sign-in';

const NOTHING_HERE = 'There is nothing to finish here. Connect again from the Connected Apps tab.';

/** Returns the parameters that the other service put into the address. */
function useBack() {
  const [search] = useSearchParams();
  const [back] = useState(() => ({
    state: search.get('state') ?? '',
    code: search.get('code'),
    externalCode: search.get('realmId'),
    refusal: search.get('error'),
  }));
  return back;
}

function useFinish() {
  const navigate = useNavigate();
  const [finish] = useFinishAuthorizationMutation();
  return useSave({
    send: (input: ReturnType<typeof useBack>) => finish({ variables: { input } }),
    done: ({ credential }) => `Connected to ${credential?.name ?? 'the service'}`,
    onSaved: ({ propertyId, credential }) => {
      if (!propertyId || !credential) return;
      const { integrationId, integrationCredentialId } = credential;
      const connecting: Connecting = { integrationId, integrationCredentialId };
      const to = paths.propertyDetails(propertyId, 'connected-apps');
      void navigate(to, { replace: true, state: { connecting } });
    },
  });
}

/** The page that another service returns to: its code becomes a credential, and the property's tab continues from there. */
export function ReturnPage() {
  const back = useBack();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { property } = useSelection();
  const { save, status, problems } = useFinish();
  const isSent = useRef(false);
  usePageTitle('Connected apps');
  useBreadcrumbs([{ label: 'Connected apps' }]);
  useEffect(() => {
    if (isSent.current || back.state === '') return;
    isSent.current = true;
    // A code works only once, so it must not stay in an address that the user could copy or open again.
    void navigate(pathname, { replace: true });
    void save(back);
  }, [back, navigate, pathname, save]);
  const isFailed = back.state === '' || status === 'failed';
  if (!isFailed) return <PageSkeleton />;
  const to = property ? paths.propertyDetails(property.propertyId, 'connected-apps') : paths.properties;
  return (
    <>
      <PageHeader title="Connected apps" />
      <ErrorState details={problems.length > 0 ? problems : [NOTHING_HERE]} />
      <chakra.div textAlign="center">
        <Button variant="primary" onClick={() => void navigate(to, { replace: true })}>
          {property ? 'Back to connected apps' : 'Back to properties'}
        </Button>
      </chakra.div>
    </>
  );
}
