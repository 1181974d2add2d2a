import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './playground.css';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';
import { examples } from './examples';
import { fetcher } from './fetcher';
import { firstProperty } from './first-property';

const root = createRoot(document.getElementById('root')!);
const first = await firstProperty();
root.render(<GraphiQL fetcher={fetcher} defaultTabs={examples(first)} />);
