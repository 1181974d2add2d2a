import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped, type ValueNode } from 'graphql';

const MOST_DOLLARS = 90_000_000_000_000;
const JSON_DEPTH = 12;

function refuse(name: string, what: string): never {
  throw new GraphQLError(`${name} should be ${what}.`);
}

function number(name: string, most: number) {
  const check = (value: unknown): number => {
    if (typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most) return value;
    return refuse(name, 'a number');
  };
  return new GraphQLScalarType({
    name,
    serialize: check,
    parseValue: check,
    parseLiteral(node) {
      return node.kind === Kind.INT || node.kind === Kind.FLOAT
        ? check(Number(node.value))
        : refuse(name, 'a number');
    },
  });
}

function text(name: string, what: string, isValid: (value: string) => boolean) {
  const check = (value: unknown): string =>
    typeof value === 'string' && isValid(value) ? value : refuse(name, what);
  return new GraphQLScalarType({
    name,
    serialize: check,
    parseValue: check,
    parseLiteral: (node) => (node.kind === Kind.STRING ? check(node.value) : refuse(name, what)),
  });
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00.000Z`);
  // A day that does not exist, such as 2026-02-30, rolls over into the next month.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

function isMoment(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) && !Number.isNaN(Date.parse(value));
}

function isShallow(value: unknown, levels: number): boolean {
  if (value === null || typeof value !== 'object') return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

function jsonObject(value: unknown): Record<string, unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    return refuse('JSONObject', 'an object');
  if (!isShallow(value, JSON_DEPTH)) return refuse('JSONObject', `at most ${JSON_DEPTH} levels deep`);
  return value as Record<string, unknown>;
}

/** Resolvers of the graph's own scalars. */
export const scalars = {
  Money: number('Money', MOST_DOLLARS),
  Percent: number('Percent', 1e12),
  Date: text('Date', 'a day such as 2026-11-20', isDay),
  DateTime: text('DateTime', 'a moment such as 2026-11-20T06:42:00.000Z', isMoment),
  JSONObject: new GraphQLScalarType({
    name: 'JSONObject',
    serialize: jsonObject,
    parseValue: jsonObject,
    parseLiteral: (node: ValueNode, variables) => jsonObject(valueFromASTUntyped(node, variables)),
  }),
};
