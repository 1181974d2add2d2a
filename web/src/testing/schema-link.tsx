import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  buildSchema,
  execute,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  validate,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { from } from 'rxjs';
import { createCache } from '../app/cache/apollo-cache';
import { enumWords, wordOf } from '../app/cache/enum-words';
import { UNWORDED } from '../app/cache/enums.generated';
import { DocumentTray } from '../app/job/DocumentTray';
import { SelectionProvider } from '../app/selection/selection';
import { designSystem } from '../app/theme/system';
import { UploadsTray } from '../app/upload/UploadsTray';
import { Toaster } from '../ui/feedback/Toaster';
import { viewerFields } from './graph-fixtures';

const schema = withWords(
  buildSchema(readFileSync(resolve(import.meta.dirname, '../../../schema/generated/schema.graphql'), 'utf8')),
);

/** Returns the schema with the contract's words behind the names of its enums, as on the server. */
function withWords(graph: GraphQLSchema): GraphQLSchema {
  const hasWords = (type: unknown) => isEnumType(type) && !UNWORDED.includes(type.name);
  for (const type of Object.values(graph.getTypeMap())) {
    if (isEnumType(type) && hasWords(type))
      for (const value of type.getValues()) value.value = wordOf(value.name);
    const fields = isObjectType(type) || isInputObjectType(type) ? Object.values(type.getFields()) : [];
    for (const input of fields.flatMap((field) => ('args' in field ? [...field.args] : [field])))
      if (typeof input.defaultValue === 'string' && hasWords(getNamedType(input.type)))
        input.defaultValue = wordOf(input.defaultValue);
  }
  return graph;
}

/**
 * Answers by root field of queries and mutations: `{ properties: ({ page }) => … }`. The link reads their results by
 * name, and calls a function in them with the field's arguments; the schema checks every shape, name and null. A thrown
 * TypeError counts as a network failure.
 */
export type Graph = Record<string, (args: never) => unknown>;

export interface SentOperation {
  name: string;
  variables: Record<string, unknown>;
}

/** Returns a link that runs operations against the real schema, and the list of sent operations with their variables. */
export function schemaLink(graph: Graph): { link: ApolloLink; sent: SentOperation[] } {
  const sent: SentOperation[] = [];
  // The client's own link for this would bring a second copy of graphql-js into the test.
  const noting = new ApolloLink((operation, forward) => {
    sent.push({ name: operation.operationName ?? '', variables: { ...operation.variables } });
    return forward(operation);
  });
  const answering = new ApolloLink((operation) =>
    from(answer(graph, operation) as Promise<ApolloLink.Result>),
  );
  return { link: ApolloLink.from([noting, enumWords, answering]), sent };
}

async function answer(graph: Graph, operation: ApolloLink.Operation): Promise<ExecutionResult> {
  const errors = validate(schema, operation.query);
  if (errors.length > 0) return { errors };
  const result = await execute({
    schema,
    document: operation.query,
    rootValue: graph,
    variableValues: operation.variables,
  });
  // Like `fetch`: when the service cannot be reached, there is no answer at all.
  const lost = result.errors?.find(({ originalError }) => originalError instanceof TypeError);
  if (lost?.originalError) throw lost.originalError;
  return result;
}

/** Creates the application's client and cache with such a link. */
export function testClient(graph: Graph) {
  const { link, sent } = schemaLink(graph);
  const client = new ApolloClient({
    link,
    cache: createCache(),
    defaultOptions: { watchQuery: { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } },
  });
  return { client, sent };
}

export interface RenderOptions {
  /** Added to the viewer and the one property of graph-fixtures. */
  graph?: Graph;
  /** Address that the screen is opened at. */
  at?: string;
  /** Route pattern of the screen; any address without it. */
  path?: string;
}

/**
 * Draws a screen with router, theme, client, selection and toasts, as the application does. Another address shows
 * nothing; a test reads it from `router.state.location`.
 */
export function renderScreen(screen: ReactNode, { graph = {}, at = '/', path = '*' }: RenderOptions = {}) {
  const { client, sent } = testClient({ ...viewerFields, ...graph });
  const selected = (
    <SelectionProvider
      loading={<p>Loading the viewer</p>}
      failed={() => <p>The viewer could not be loaded</p>}
      signedOut={() => <p>Signed out</p>}
    >
      {screen}
    </SelectionProvider>
  );
  const routes = [{ path, element: selected }, ...(path === '*' ? [] : [{ path: '*', element: null }])];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const user = userEvent.setup({ delay: null });
  const view = render(
    <ChakraProvider value={designSystem()}>
      <ApolloProvider client={client}>
        <RouterProvider router={router} useTransitions={false} />
        <Toaster>
          <UploadsTray />
          <DocumentTray />
        </Toaster>
      </ApolloProvider>
    </ChakraProvider>,
  );
  return {
    ...view,
    user,
    client,
    router,
    sent,
    sentNamed: (name: string) => sent.filter((s) => s.name === name),
  };
}
