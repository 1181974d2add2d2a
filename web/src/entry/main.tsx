import '../app/page-policy/no-eval';
import '@fontsource-variable/inter/opsz.css';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { AppErrorBoundary } from '../ui/feedback/AppErrorBoundary';
import { Toaster } from '../ui/feedback/Toaster';
import { createApolloClient } from '../app/cache/apollo';
import { ConnectionTray } from '../app/connection/ConnectionTray';
import { DocumentTray } from '../app/job/DocumentTray';
import { UploadsTray } from '../app/upload/UploadsTray';
import { createRouter } from './router';
import { system } from '../app/theme/system';

const client = createApolloClient();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <AppErrorBoundary>
        <ApolloProvider client={client}>
          {/* No transitions: a query whose variables stand in the address would be asked for the old and the new one
              in turn, without end, while React draws both. */}
          <RouterProvider router={createRouter(client)} useTransitions={false} />
          <Toaster>
            <ConnectionTray />
            <UploadsTray />
            <DocumentTray />
          </Toaster>
        </ApolloProvider>
      </AppErrorBoundary>
    </ChakraProvider>
  </StrictMode>,
);
