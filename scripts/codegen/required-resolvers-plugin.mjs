import { isObjectType } from 'graphql';

/**
 * Emits `RequiredResolvers`: every query and mutation, and each field of a mapped type that its contract type does not
 * carry. The server's resolver map `satisfies` it, so a field without a resolver does not compile.
 */
export function plugin(schema, _documents, config) {
  const roots = [schema.getQueryType(), schema.getMutationType()].filter(Boolean).map((type) => type.name);
  const mapped = Object.entries(config.mappers ?? {}).filter(([name]) => isObjectType(schema.getType(name)));
  const unknown = Object.keys(config.mappers ?? {}).filter((name) => !schema.getType(name));
  if (unknown.length > 0)
    throw new Error(`codegen.yml maps types that the graph does not have: ${unknown.join(', ')}`);
  const gaps = mapped.map(([name, source]) => {
    const contract = `${source.split('#')[1]}${config.mapperTypeSuffix ?? ''}`;
    return `  ${name}: Required<Pick<${name}Resolvers, Exclude<keyof ${name}, keyof ${contract} | '__typename'>>>;`;
  });
  return `
type ContractGaps = {
${gaps.join('\n')}
};

/** What the resolver map must have: every root field, and each field that REST's own answer does not carry. */
export type RequiredResolvers = {
${roots.map((name) => `  ${name}: Required<${name}Resolvers>;`).join('\n')}
} & {
  [Name in keyof ContractGaps as keyof ContractGaps[Name] extends never ? never : Name]: ContractGaps[Name];
};
`;
}
