import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** Fields of a type's `@key`, or null for one that has none. */
function keyOf(type) {
  const directive = type.astNode?.directives?.find(({ name }) => name.value === 'key');
  return directive ? valueFromASTUntyped(directive.arguments[0].value) : null;
}

/** Lines of `IDENTITIES`, in the order of the graph. */
function identities(schema) {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) => {
      const fields = keyOf(type);
      const unknown = fields?.filter((field) => !type.getFields()[field]) ?? [];
      if (unknown.length > 0)
        throw new Error(`@key of ${type.name} names ${unknown.join(', ')}, which it has not`);
      return fields ? [[type.name, fields]] : [];
    });
}

/** An object that carries an id names something: another id is another thing, and nothing of the old one holds. */
const namesSomething = (type) =>
  Object.values(type.getFields()).some((field) => getNamedType(field.type).name === 'ID');

/** What the operations read that has no identity of its own: lists by their field, and parts of other objects by their type. */
function unidentified(schema, documents) {
  const lists = new Map();
  const parts = new Set();
  const named = new Set();
  const typeInfo = new TypeInfo(schema);
  const objectsOf = (type) => (isAbstractType(type) ? schema.getPossibleTypes(type) : [type]);
  // Answers of mutations are read once and never kept.
  const answers = new Set(
    Object.values(schema.getMutationType().getFields()).map(({ type }) => getNamedType(type)),
  );
  const field = (node) => {
    const type = typeInfo.getType();
    const of = getNamedType(type);
    if (!node.selectionSet || !isCompositeType(of)) return;
    if (answers.has(of) || answers.has(typeInfo.getParentType())) return;
    if (isListType(getNullableType(type))) {
      for (const parent of objectsOf(typeInfo.getParentType()))
        lists.set(parent.name, (lists.get(parent.name) ?? new Set()).add(node.name.value));
      return;
    }
    // The same question has the same answer, whichever id stands in it.
    const isAnswer = typeInfo.getParentType() === schema.getQueryType() || node.arguments.length > 0;
    for (const part of objectsOf(of))
      if (keyOf(part) === null) (!isAnswer && namesSomething(part) ? named : parts).add(part.name);
  };
  for (const { document } of documents) visit(document, visitWithTypeInfo(typeInfo, { Field: field }));
  return { lists, parts: [...parts].filter((name) => !named.has(name)), named };
}

const words = (names) =>
  `[${[...names]
    .toSorted()
    .map((name) => `'${name}'`)
    .join(', ')}]`;
const record = (entries) => entries.map(([name, fields]) => `  ${name}: ${words(fields)},`).join('\n');
const list = (names) =>
  [...names]
    .toSorted()
    .map((name) => `  '${name}',`)
    .join('\n');

/** Emits what the browser's cache has to know of the types that the operations read. */
export function plugin(schema, documents) {
  const { lists, parts, named } = unidentified(schema, documents);
  const abstract = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const known = identities(schema);
  return `/** The fields by which an object of each type is known again; none where there is one of it. */
export const IDENTITIES: Readonly<Record<string, readonly string[]>> = {
${known.map(([name, fields]) => `  ${name}: [${fields.map((field) => `'${field}'`).join(', ')}],`).join('\n')}
};

/** Of each type its lists of objects: a newer list takes the place of the older one. */
export const LISTS: Readonly<Record<string, readonly string[]>> = {
${record([...lists].toSorted(([a], [b]) => (a < b ? -1 : 1)))}
};

/** Types without an id whose objects are parts of their parent: fields that come later join those that are there. */
export const PARTS: readonly string[] = [
${list(parts)}
];

/** Types that name another object without being known again by it: a newer one takes the place of the older one. */
export const NAMED: readonly string[] = [
${list(named)}
];

/** The types behind each interface. */
export const POSSIBLE_TYPES: Readonly<Record<string, string[]>> = {
${abstract.map((type) => `  ${type.name}: ${words(schema.getPossibleTypes(type).map(({ name }) => name))},`).join('\n')}
};
`;
}
