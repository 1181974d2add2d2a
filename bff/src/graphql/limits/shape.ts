import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { COSTS, ROWS_OF_A_LIST } from './costs';

/** Size of a selection with its fragments expanded. Counts stop growing at CEILING: they can double with each fragment. */
export interface Shape {
  fields: number;
  aliases: number;
  /** Levels of fields below it; those under __schema and __type are counted separately. */
  depth: number;
  introspectionDepth: number;
  /** Inline fragments within inline fragments. */
  inlineDepth: number;
  /** Cost of computing it, in points of `COSTS`. */
  cost: number;
}

const CEILING = 1_000_000;
const EMPTY: Shape = { fields: 0, aliases: 0, depth: 0, introspectionDepth: 0, inlineDepth: 0, cost: 0 };

function both(a: Shape, b: Shape): Shape {
  return {
    fields: Math.min(CEILING, a.fields + b.fields),
    aliases: Math.min(CEILING, a.aliases + b.aliases),
    depth: Math.max(a.depth, b.depth),
    introspectionDepth: Math.max(a.introspectionDepth, b.introspectionDepth),
    inlineDepth: Math.max(a.inlineDepth, b.inlineDepth),
    cost: Math.min(CEILING, a.cost + b.cost),
  };
}

/** The type of a selection; undefined when the document does not fit the schema, which other rules refuse. */
type Parent = GraphQLNamedType | undefined;

const hasList = (type: GraphQLOutputType) => isListType(getNullableType(type));

/** Measures selections of one document. Each fragment is measured once, so that the work is linear in the document. */
export class ShapeMeter {
  readonly #schema: GraphQLSchema;
  readonly #fragments: Map<string, FragmentDefinitionNode>;
  readonly #measured = new Map<string, Shape>();

  constructor(document: DocumentNode, schema: GraphQLSchema) {
    this.#schema = schema;
    this.#fragments = new Map(
      document.definitions.flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
      ),
    );
  }

  operation(node: OperationDefinitionNode): Shape {
    return this.#measure(node.selectionSet, this.#schema.getRootType(node.operation) ?? undefined);
  }

  #measure(set: SelectionSetNode | undefined, parent: Parent): Shape {
    return (set?.selections ?? []).reduce((sum, each) => both(sum, this.#selection(each, parent)), EMPTY);
  }

  #typeOf(condition: NamedTypeNode): Parent {
    const type = this.#schema.getType(condition.name.value);
    return isCompositeType(type) ? type : undefined;
  }

  #selection(node: SelectionNode, parent: Parent): Shape {
    if (node.kind === Kind.FRAGMENT_SPREAD) return this.#fragment(node.name.value);
    if (node.kind === Kind.FIELD) return this.#field(node, parent);
    const type = node.typeCondition ? this.#typeOf(node.typeCondition) : parent;
    const inner = this.#measure(node.selectionSet, type);
    return { ...inner, inlineDepth: inner.inlineDepth + 1 };
  }

  #field(node: FieldNode, parent: Parent): Shape {
    const name = node.name.value;
    const known =
      isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name]?.type : undefined;
    const inner = this.#measure(node.selectionSet, known && getNamedType(known));
    const isIntrospection = name === '__schema' || name === '__type';
    const own = COSTS[`${parent?.name}.${name}`] ?? 0;
    const rows = known && hasList(known) ? ROWS_OF_A_LIST : 1;
    return {
      fields: Math.min(CEILING, inner.fields + 1),
      aliases: Math.min(CEILING, inner.aliases + (node.alias ? 1 : 0)),
      depth: isIntrospection ? 1 : inner.depth + 1,
      introspectionDepth: isIntrospection ? inner.depth + 1 : inner.introspectionDepth,
      inlineDepth: inner.inlineDepth,
      cost: Math.min(CEILING, own + rows * inner.cost),
    };
  }

  /** A named fragment. One that contains itself counts once here; GraphQL's own rule refuses it. */
  #fragment(name: string): Shape {
    const known = this.#measured.get(name);
    if (known) return known;
    this.#measured.set(name, EMPTY);
    const node = this.#fragments.get(name);
    const shape = node ? this.#measure(node.selectionSet, this.#typeOf(node.typeCondition)) : EMPTY;
    this.#measured.set(name, shape);
    return shape;
  }
}
