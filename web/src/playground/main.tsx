import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { examples } from './examples';
import { fetcher } from './fetcher';
import { hasOwnTabs, reader } from './reader';

const { isSignedOut, first } = await reader();
// Examples about nobody's property would be kept in the browser: whoever comes first signs in first.
if (isSignedOut && !hasOwnTabs()) window.location.replace('/#/signin?return=%2Fplayground');
else
  createRoot(document.getElementById('root')!).render(
    <GraphiQL fetcher={fetcher} defaultTabs={examples(first)} />,
  );
