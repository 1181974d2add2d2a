import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  typeFromAST,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { isWorded } from './enum-words.mjs';

const sorted = (entries) => [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Of each type, its fields with an enum that the operations read. */
function readFields(schema, documents) {
  const read = new Map();
  const typeInfo = new TypeInfo(schema);
  const field = (node) => {
    if (!isWorded(getNamedType(typeInfo.getType()))) return;
    if (node.alias) throw new Error(`${node.alias.value}: an enum is read under its own name`);
    const parent = typeInfo.getParentType();
    const types = isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent];
    for (const { name } of types) read.set(name, (read.get(name) ?? new Set()).add(node.name.value));
  };
  for (const { document } of documents) visit(document, visitWithTypeInfo(typeInfo, { Field: field }));
  return read;
}

/** Enums and inputs that the variables of the operations reach. */
function sentTypes(schema, documents) {
  const sent = new Set();
  const add = (type) => {
    if (sent.has(type) || !(isWorded(type) || isInputObjectType(type))) return;
    sent.add(type);
    if (isInputObjectType(type))
      for (const each of Object.values(type.getFields())) add(getNamedType(each.type));
  };
  const variable = (node) => add(getNamedType(typeFromAST(schema, node.type)));
  for (const { document } of documents) visit(document, { VariableDefinition: variable });
  return [...sent];
}

/** Of each input that holds an enum, at any depth, the types of the fields that lead to one. */
function leadingFields(inputs) {
  const leading = new Map();
  const leads = (type) => isWorded(type) || leading.has(type.name);
  for (let size = -1; size < leading.size;) {
    size = leading.size;
    for (const input of inputs) {
      const fields = Object.values(input.getFields()).filter(({ type }) => leads(getNamedType(type)));
      if (fields.length > 0) leading.set(input.name, fields);
    }
  }
  return leading;
}

/** Emits where enums stand in what the web client reads and sends. */
export function plugin(schema, documents) {
  const sent = sentTypes(schema, documents);
  const enums = sent.filter(isWorded).map(({ name }) => name);
  const inputs = leadingFields(sent.filter(isInputObjectType));
  const typed = ([name, fields]) =>
    `  ${name}: { ${fields.map((each) => `${each.name}: '${getNamedType(each.type).name}'`).join(', ')} },`;
  const listed = ([name, fields]) =>
    `  ${name}: [${[...fields]
      .toSorted()
      .map((each) => `'${each}'`)
      .join(', ')}],`;
  const unworded = Object.values(schema.getTypeMap()).filter(
    (type) => isEnumType(type) && !isIntrospectionType(type) && !isWorded(type),
  );
  return `/** Of each type, the fields with an enum. */
export const READ: Readonly<Record<string, readonly string[]>> = {
${sorted(readFields(schema, documents)).map(listed).join('\n')}
};

/** Enums that are sent. */
export const SENT: readonly string[] = [
${enums
  .toSorted()
  .map((name) => `  '${name}',`)
  .join('\n')}
];

/** Enums that this client reads and sends by their names in the graph. */
export const UNWORDED: readonly string[] = [
${unworded.map(({ name }) => `  '${name}',`).join('\n')}
];

/** Of each input, the fields that hold an enum or lead to one, with their types. */
export const INPUTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
${sorted(inputs).map(typed).join('\n')}
};
`;
}
