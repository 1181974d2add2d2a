import { printSchema } from 'graphql';

/** The whole graph as one SDL string, descriptions included: what the server is built from and introspection shows. */
export function plugin(schema) {
  const sdl = printSchema(schema).replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
  return `/** Every type of schema/graphql, descriptions included. */\nexport const typeDefs = /* GraphQL */ \`\n${sdl}\n\`;\n`;
}
