import { isObjectType, valueFromASTUntyped } from 'graphql';

/** Fields of a type's `@key`, or null for one that has none. */
function keyOf(type) {
  const directive = type.astNode?.directives?.find(({ name }) => name.value === 'key');
  return directive ? valueFromASTUntyped(directive.arguments[0].value) : null;
}

/** Emits `IDENTITIES`: the fields by which an object of each type is known again. */
export function plugin(schema) {
  const lines = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => {
      const fields = keyOf(type);
      const unknown = fields?.filter((field) => !type.getFields()[field]) ?? [];
      if (unknown.length > 0)
        throw new Error(`@key of ${type.name} names ${unknown.join(', ')}, which it has not`);
      return fields ? [`  ${type.name}: [${fields.map((field) => `'${field}'`).join(', ')}],`] : [];
    });
  return `/** The fields by which an object of each type is known again; none where there is one of it. */
export const IDENTITIES: Readonly<Record<string, readonly string[]>> = {
${lines.join('\n')}
};
`;
}
