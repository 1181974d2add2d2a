import '../app/page-policy/no-eval';
import '@fontsource-variable/inter/opsz.css';
import '../app/theme/late-font.css';
import 'virtual:global-styles.css';
import '../shell/first-frame/first-frame.css';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { AppErrorBoundary } from '../ui/feedback/AppErrorBoundary';
import { Toaster } from '../ui/feedback/Toaster';
import { createApolloClient } from '../app/cache/apollo';
import { ConnectionTray } from '../app/connection/ConnectionTray';
import { DocumentTray } from '../app/job/DocumentTray';
import { UploadsTray } from '../app/upload/UploadsTray';
import { openRouter } from './router';
import { fontArrival } from '../app/theme/font-arrival';
import { designSystem } from '../app/theme/system';

const client = createApolloClient();
const arrival = fontArrival();
const root = createRoot(document.getElementById('root')!);

/*
 * React draws frame and page together once the page's code and the font have loaded, in slices between which the browser handles input.
 * The design is built here and not at startup: building it while the code is evaluated would make one long task.
 */
openRouter(client, (router) => {
  const design = designSystem();
  const application = (
    <StrictMode>
      <ChakraProvider value={design}>
        <AppErrorBoundary>
          <ApolloProvider client={client}>
            {/* No transitions: React would draw the old and the new address, and a query with variables from the
                address would load for both in turn, without end. */}
            <RouterProvider router={router} useTransitions={false} />
            <Toaster>
              <ConnectionTray />
              <UploadsTray />
              <DocumentTray />
            </Toaster>
          </ApolloProvider>
        </AppErrorBoundary>
      </ChakraProvider>
    </StrictMode>
  );
  void arrival.then(() => startTransition(() => root.render(application)));
});
