import { concatAST, Kind } from 'graphql';

const REACT = '@apollo/client/react';

/** `signIn` -> `SignIn`: the way the operation types beside the hooks are named. */
const pascal = (name) => name[0].toUpperCase() + name.slice(1);

/** True when a caller must pass variables; false when all of them are optional. */
function needsVariables(operation) {
  return (operation.variableDefinitions ?? []).some(
    (variable) => variable.type.kind === Kind.NON_NULL_TYPE && variable.defaultValue === undefined,
  );
}

function queryHooks(name, optional) {
  const types = `${name}Query, ${name}QueryVariables`;
  return `
/** Reads \`${name}\`. Pass \`skipToken\` while its variables are not known yet. */
export function use${name}Query(options${optional}: useQuery.Options<${types}> | SkipToken) {
  return useQuery(${name}Document, options);
}

/** Reads \`${name}\` when the returned function is called. */
export function use${name}LazyQuery(options?: useLazyQuery.Options<${types}>) {
  return useLazyQuery(${name}Document, options);
}

/** Reads \`${name}\` under a Suspense boundary: data is always there. */
export function use${name}SuspenseQuery(
  options${optional}: Omit<useSuspenseQuery.Options<${name}QueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(${name}Document, options${optional ? ' ?? {}' : ''});
}
`;
}

function mutationHook(name) {
  const types = `${name}Mutation, ${name}MutationVariables`;
  return `
/** Runs \`${name}\`; variables are passed to the returned function. */
export function use${name}Mutation(
  options?: Omit<useMutation.Options<${types}>, 'variables'>,
): useMutation.ResultTuple<${types}> {
  return useMutation<${types}>(${name}Document, options);
}
`;
}

/** Emits hooks, typed by their document, for the operations of one `.graphql` file. */
export function plugin(_schema, documents) {
  const own = documents.filter((file) => !file.type || file.type === 'standard').map((file) => file.document);
  const operations = concatAST(own).definitions.filter((d) => d.kind === Kind.OPERATION_DEFINITION);
  if (operations.length === 0) return '';
  const kinds = new Set(operations.map((operation) => operation.operation));
  const unknown = operations.find((operation) => !operation.name || operation.operation === 'subscription');
  if (unknown) throw new Error('Every operation needs a name and must be a query or a mutation.');
  const values = [
    ...(kinds.has('query') ? ['useLazyQuery', 'useQuery', 'useSuspenseQuery'] : []),
    ...(kinds.has('mutation') ? ['useMutation'] : []),
  ];
  const imports = [`import { ${values.join(', ')} } from '${REACT}';`];
  if (kinds.has('query')) imports.push(`import type { SkipToken } from '${REACT}';`);
  const content = operations.map((operation) => {
    const name = pascal(operation.name.value);
    return operation.operation === 'query'
      ? queryHooks(name, needsVariables(operation) ? '' : '?')
      : mutationHook(name);
  });
  return { prepend: imports, content: content.join('') };
}
