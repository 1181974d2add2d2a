import '../app/page-policy/no-eval';
import '@fontsource-variable/inter/opsz.css';
import 'virtual:token-styles.css';
import './public.css';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followColorMode } from '../ui/color/color-mode';
import { createPublicClient } from './public-client';
import { PublicRoutes } from './PublicRoutes';

followColorMode();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ApolloProvider client={createPublicClient()}>
      <PublicRoutes />
    </ApolloProvider>
  </StrictMode>,
);
