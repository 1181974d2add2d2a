import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** What a selection costs once its fragments are put in. Counts stop growing at CEILING: they can double with each fragment. */
export interface Shape {
  fields: number;
  aliases: number;
  /** Levels of fields below it; those under __schema and __type are counted apart. */
  depth: number;
  introspectionDepth: number;
  /** Inline fragments within inline fragments. */
  inlineDepth: number;
}

const CEILING = 1_000_000;
const EMPTY: Shape = { fields: 0, aliases: 0, depth: 0, introspectionDepth: 0, inlineDepth: 0 };

function both(a: Shape, b: Shape): Shape {
  return {
    fields: Math.min(CEILING, a.fields + b.fields),
    aliases: Math.min(CEILING, a.aliases + b.aliases),
    depth: Math.max(a.depth, b.depth),
    introspectionDepth: Math.max(a.introspectionDepth, b.introspectionDepth),
    inlineDepth: Math.max(a.inlineDepth, b.inlineDepth),
  };
}

/** Measures selections of one document. Each fragment is measured once, so that the work is linear in the document. */
export class ShapeMeter {
  readonly #fragments: Map<string, FragmentDefinitionNode>;
  readonly #measured = new Map<string, Shape>();

  constructor(document: DocumentNode) {
    this.#fragments = new Map(
      document.definitions.flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
      ),
    );
  }

  measure(set: SelectionSetNode | undefined): Shape {
    return (set?.selections ?? []).reduce((sum, selection) => both(sum, this.#selection(selection)), EMPTY);
  }

  #selection(node: SelectionNode): Shape {
    if (node.kind === Kind.FRAGMENT_SPREAD) return this.fragment(node.name.value);
    const inner = this.measure(node.selectionSet);
    if (node.kind === Kind.INLINE_FRAGMENT) return { ...inner, inlineDepth: inner.inlineDepth + 1 };
    const isIntrospection = node.name.value === '__schema' || node.name.value === '__type';
    return {
      fields: Math.min(CEILING, inner.fields + 1),
      aliases: Math.min(CEILING, inner.aliases + (node.alias ? 1 : 0)),
      depth: isIntrospection ? 1 : inner.depth + 1,
      introspectionDepth: isIntrospection ? inner.depth + 1 : inner.introspectionDepth,
      inlineDepth: inner.inlineDepth,
    };
  }

  /** A named fragment. One that contains itself counts once here; GraphQL's own rule refuses it. */
  fragment(name: string): Shape {
    const known = this.#measured.get(name);
    if (known) return known;
    this.#measured.set(name, EMPTY);
    const shape = this.measure(this.#fragments.get(name)?.selectionSet);
    this.#measured.set(name, shape);
    return shape;
  }
}
