import {
  GraphQLError,
  Kind,
  visit,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationContext,
} from 'graphql';
import { ShapeMeter, type Shape } from './shape';

/** Limits of one document, with fragments expanded. The client's operations stay below 70% of each. */
export const LIMITS = {
  tokens: 1000,
  aliases: 15,
  depth: 10,
  /** GraphQL's own introspection query needs more levels than any screen. */
  introspectionDepth: 16,
  directivesOfOne: 3,
  directives: 20,
  fields: 400,
  operations: 5,
  fragments: 20,
  inlineDepth: 20,
  /** Many guesses in one request would bypass the limit on guesses. */
  signIns: 1,
  /** Points of computation (costs). */
  cost: 20,
} as const;

export type LimitName = keyof typeof LIMITS;
export type Limits = Readonly<Record<LimitName, number>>;

/** For a program with a personal access token: it requests many things at once, while a person opens one screen. */
export const PROGRAM_LIMITS: Limits = { ...LIMITS, tokens: 4000, aliases: 60, fields: 1200, cost: 60 };

/** How much of each limit a document uses; `tokens` is the parser's own and not counted here. */
export type Usage = Record<Exclude<LimitName, 'tokens'>, number>;

const WORDS: Record<Exclude<keyof Usage, 'cost'>, string> = {
  aliases: 'aliases',
  depth: 'levels of fields',
  introspectionDepth: 'levels of introspection',
  directivesOfOne: 'directives in one place',
  directives: 'directives',
  fields: 'fields',
  operations: 'operations',
  fragments: 'fragments',
  inlineDepth: 'inline fragments within one another',
  signIns: 'sign-ins',
};

/** Measures a document, in time linear in its length. */
export function usageOf(document: DocumentNode, schema: GraphQLSchema): Usage {
  const meter = new ShapeMeter(document, schema);
  const counts = { directives: 0, directivesOfOne: 0, operations: 0, fragments: 0, signIns: 0 };
  const shapes: Shape[] = [];
  for (const node of document.definitions) {
    if (node.kind === Kind.FRAGMENT_DEFINITION) counts.fragments += 1;
    if (node.kind !== Kind.OPERATION_DEFINITION) continue;
    counts.operations += 1;
    shapes.push(meter.operation(node));
  }
  visit(document, {
    enter(node) {
      if (node.kind === Kind.FIELD && node.name.value === 'signIn') counts.signIns += 1;
      if (!('directives' in node) || !node.directives) return;
      counts.directives += node.directives.length;
      counts.directivesOfOne = Math.max(counts.directivesOfOne, node.directives.length);
    },
  });
  const highest = (name: keyof Shape) => Math.max(0, ...shapes.map((shape) => shape[name]));
  return {
    ...counts,
    fields: highest('fields'),
    aliases: highest('aliases'),
    depth: highest('depth'),
    introspectionDepth: highest('introspectionDepth'),
    inlineDepth: highest('inlineDepth'),
    cost: highest('cost'),
  };
}

function sentence(name: keyof Usage, usage: Usage, limits: Limits): string {
  if (name !== 'cost') return `The document has more than ${limits[name]} ${WORDS[name]}.`;
  return (
    `The document costs too much to compute: ${usage.cost} points; at most ${limits.cost} are allowed. ` +
    'Request fewer computed fields (previews, reports, bridges, component changes) in one document.'
  );
}

/** Returns one error for each limit that a document exceeds. */
export function limitErrors(document: DocumentNode, schema: GraphQLSchema, limits: Limits): GraphQLError[] {
  const usage = usageOf(document, schema);
  return (Object.keys(usage) as (keyof Usage)[])
    .filter((name) => usage[name] > limits[name])
    .map((name) => new GraphQLError(sentence(name, usage, limits), { extensions: { limit: name } }));
}

/** Validation rule: refuses a document by its shape before anything runs. */
export function limitsRule(limits: Limits) {
  return (context: ValidationContext): ASTVisitor => {
    // Here and not in a visitor, so that its errors come before those of every other rule and are not crowded out.
    for (const error of limitErrors(context.getDocument(), context.getSchema(), limits))
      context.reportError(error);
    return {};
  };
}
