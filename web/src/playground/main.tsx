import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { examples } from './examples';
import { fetcher } from './fetcher';
import { hasOwnTabs, reader } from './reader';

const { isSignedOut, first } = await reader();
// GraphiQL would store examples without a property in the browser, so a user without tabs signs in first.
if (isSignedOut && !hasOwnTabs()) window.location.replace('/#/signin?return=%2Fplayground');
else
  createRoot(document.getElementById('root')!).render(
    <GraphiQL fetcher={fetcher} defaultTabs={examples(first)} />,
  );
