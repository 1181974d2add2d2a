import '../app/page-policy/no-eval';
import '@fontsource-variable/inter/opsz.css';
import '../app/theme/late-font.css';
import 'virtual:token-styles.css';
import './public.css';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { fontArrival } from '../app/theme/font-arrival';
import { followColorMode } from '../ui/color/color-mode';
import { createPublicClient } from './public-client';
import { PublicRoutes } from './PublicRoutes';

followColorMode();
const root = createRoot(document.getElementById('root')!);
void fontArrival().then(() =>
  root.render(
    <StrictMode>
      <ApolloProvider client={createPublicClient()}>
        <PublicRoutes />
      </ApolloProvider>
    </StrictMode>,
  ),
);
