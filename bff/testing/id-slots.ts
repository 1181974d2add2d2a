import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';

/** A place of a root field that takes an id, with an operation that asks the field with one id there and valid values elsewhere. */
export interface IdSlot {
  /** `Mutation.updateReserveStudy(input.propertyReserveStudyId)`. */
  name: string;
  document: string;
  variables: (id: string) => Record<string, unknown>;
}

const SAMPLES: Record<string, unknown> = {
  String: 'a',
  Boolean: true,
  Int: 2026,
  Float: 1,
  Money: 1,
  Percent: 1,
  Date: '2026-01-01',
  DateTime: '2026-01-01T00:00:00.000Z',
  JSONObject: {},
};

/** Optional inputs without which a field answers before it calls. */
const NEEDED: Record<string, object> = { ChangeComponentsInput: { delete: true } };

type Fill = (path: readonly string[]) => string;

/** A value of the type: whatever is required, and everything on the way to `slot`. Ids come from `fill`. */
function sample(
  type: GraphQLInputType,
  slot: readonly string[],
  fill: Fill,
  path: readonly string[],
): unknown {
  if (isNonNullType(type)) return sample(type.ofType, slot, fill, path);
  if (isListType(type)) return [sample(type.ofType, slot, fill, path)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (!isInputObjectType(type)) return type.name === 'ID' ? fill(path) : SAMPLES[type.name];
  const [next, ...rest] = slot;
  const wanted = Object.values(type.getFields()).filter(
    (field) => field.name === next || isRequiredInputField(field),
  );
  const values = wanted.map((field) => [
    field.name,
    sample(field.type, field.name === next ? rest : [], fill, [...path, field.name]),
  ]);
  return { ...NEEDED[type.name], ...Object.fromEntries(values) };
}

/** Paths from a type to each id in it. An input that contains itself is entered once. */
function idPaths(type: GraphQLInputType, entered: readonly string[] = []): string[][] {
  const named = getNamedType(type);
  if (named.name === 'ID') return [[]];
  if (!isInputObjectType(named) || entered.includes(named.name)) return [];
  return Object.values(named.getFields()).flatMap((field) =>
    idPaths(field.type, [...entered, named.name]).map((path) => [field.name, ...path]),
  );
}

function slotOf(
  root: string,
  field: GraphQLField<unknown, unknown>,
  argument: GraphQLArgument,
  path: readonly string[],
  valid: string,
): IdSlot {
  const slot = [argument.name, ...path].join('.');
  const used = field.args.filter((each) => each === argument || isNonNullType(each.type));
  const declared = used.map((each) => `$${each.name}: ${String(each.type)}`).join(', ');
  const given = used.map((each) => `${each.name}: $${each.name}`).join(', ');
  const selection = isObjectType(getNamedType(field.type)) ? ' { __typename }' : '';
  return {
    name: `${root}.${field.name}(${slot})`,
    document: `${root.toLowerCase()}(${declared}) { ${field.name}(${given})${selection} }`,
    variables: (id) =>
      Object.fromEntries(
        used.map((each) => [
          each.name,
          sample(each.type, each === argument ? path : [], (at) => (at.join('.') === slot ? id : valid), [
            each.name,
          ]),
        ]),
      ),
  };
}

/** Every place in the root fields of a schema that takes an id. */
export function idSlots(schema: GraphQLSchema, valid: string): IdSlot[] {
  return [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
    Object.values(root.getFields()).flatMap((field) =>
      field.args.flatMap((argument) =>
        idPaths(argument.type).map((path) => slotOf(root.name, field, argument, path, valid)),
      ),
    ),
  );
}
