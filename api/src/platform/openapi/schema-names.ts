import type { OpenAPIV3_1 } from 'openapi-types';
import type { Route } from '../route/declaration';

type Schema = OpenAPIV3_1.SchemaObject;
type Operation = OpenAPIV3_1.OperationObject;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const camel = (text: string) =>
  text
    .split(/[^A-Za-z0-9]+/)
    .map(capital)
    .join('');

/** Returns `component` for `components`: the name of an element of a list. */
function singular(word: string): string {
  if (/(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.replace(/(?<=(ch|sh|x|z))es$|s$/, '');
}

/** Names the subject of a route: the words of its path without parameters, the last one in the singular. */
function subjectOf({ path, tag }: Pick<Route, 'path' | 'tag'>): string {
  const words = path
    .replace(/^\/api\//, '')
    .split('/')
    .filter((segment) => !segment.startsWith(':'))
    .map((segment) => segment.replace(/[^a-z0-9-]/gi, ''));
  const last = singular(words.at(-1) ?? tag);
  return camel([...words.slice(0, -1), last].join('-'));
}

/** Returns a schema without the limits that only repeat its type. */
function plain(schema: Record<string, unknown>): Record<string, unknown> {
  const { pattern, minimum, maximum, ...rest } = schema;
  return {
    ...rest,
    ...(pattern !== undefined && rest.format !== 'uuid' && { pattern }),
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  };
}

interface Named {
  /** Candidates for its name; the shortest wins. */
  names: Set<string>;
  schema: Schema;
  uses: number;
  isWhole: boolean;
}

/**
 * Names the schemas of objects, so that a generated client has a type for each: bodies, answers and elements of lists
 * always, others if they are used more than once. Equal shapes share one name.
 */
export class SchemaNames {
  readonly #found = new Map<string, Named>();

  /** `taken`: names that the document has already. */
  constructor(private readonly taken: readonly string[]) {}

  /** Returns the schema with every object in it replaced by a mark of its shape. */
  #mark(given: Schema, name: string, isWhole: boolean): Schema {
    const schema = { ...given };
    const part = (each: Schema, ending = '') => this.#mark(each, name + ending, false);
    if (schema.properties)
      schema.properties = Object.fromEntries(
        Object.entries(schema.properties).map(([key, each]) => [key, part(each as Schema, capital(key))]),
      );
    if ('items' in schema && schema.items)
      schema.items = this.#mark(schema.items as Schema, singular(name), isWhole);
    if (typeof schema.additionalProperties === 'object')
      schema.additionalProperties = part(schema.additionalProperties as Schema, 'Value');
    for (const many of ['anyOf', 'oneOf', 'allOf'] as const)
      if (schema[many]) schema[many] = schema[many].map((each) => part(each as Schema));
    if (schema.type !== 'object' || !schema.properties || '$ref' in schema) return schema;
    const shape = JSON.stringify(schema);
    const found = this.#found.get(shape) ?? { names: new Set(), schema, uses: 0, isWhole: false };
    found.names.add(name);
    found.uses += 1;
    found.isWhole ||= isWhole;
    this.#found.set(shape, found);
    return { $ref: `shape:${shape}` } as Schema;
  }

  /** Marks an answer: the subject's name goes to its `data`, or to the items of its page, and not to the envelope. */
  #answer(schema: Schema, subject: string): Schema {
    const { data } = (schema.properties ?? {}) as { data?: Schema };
    if (!data) return this.#mark(schema, subject, true);
    const page = data.properties as { items?: Schema } | undefined;
    if (!page?.items || !('items' in page.items)) {
      const marked = this.#mark(data, subject, true);
      return { ...schema, properties: { ...schema.properties, data: marked } };
    }
    const items = { ...page.items, items: this.#mark(page.items.items as Schema, subject, true) } as Schema;
    const marked = this.#mark({ ...data, properties: { ...page, items } }, `${subject}Page`, true);
    return { ...schema, properties: { ...schema.properties, data: marked } };
  }

  /** Replaces the schemas of an operation that may get a name by marks. */
  mark(route: Pick<Route, 'method' | 'path' | 'tag'>, operation: Operation): Operation {
    const subject = subjectOf(route);
    const asked = route.method === 'POST' ? `New${subject}` : `${subject}Change`;
    const within = (part: unknown, name: string, isAnswer: boolean) => {
      const { content } = part as OpenAPIV3_1.ResponseObject;
      for (const [type, media] of Object.entries(content ?? {}))
        if (media.schema && type === 'application/json')
          media.schema = isAnswer
            ? this.#answer(media.schema as Schema, name)
            : this.#mark(media.schema as Schema, name, true);
    };
    if (operation.requestBody) within(operation.requestBody, asked, false);
    for (const [status, response] of Object.entries(operation.responses ?? {}))
      if (status.startsWith('2')) within(response, subject, true);
    return operation;
  }

  /** Returns a name for each shape that gets one: the shortest that no other shape has. */
  #names(): Map<string, string> {
    const names = new Map<string, string>();
    const taken = new Set([...this.taken, 'Problem']);
    const shapes = [...this.#found].filter(([, { isWhole, uses }]) => isWhole || uses > 1);
    const shortest = ({ names: all }: Named) =>
      [...all].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
    for (const [shape, named] of shapes.sort(([, a], [, b]) =>
      shortest(a)[0]! < shortest(b)[0]! ? -1 : 1,
    )) {
      const wanted = shortest(named);
      let name = wanted.find((each) => !taken.has(each));
      for (let count = 2; name === undefined; count++)
        if (!taken.has(`${wanted[0]}${count}`)) name = `${wanted[0]}${count}`;
      taken.add(name);
      names.set(shape, name);
    }
    return names;
  }

  /** Returns the document with references in place of marks, and the schemas that they refer to. */
  settle<T>(document: T): { document: T; schemas: Record<string, Schema> } {
    const names = this.#names();
    const resolve = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(resolve);
      if (value === null || typeof value !== 'object') return value;
      const { $ref } = value as { $ref?: unknown };
      if (typeof $ref !== 'string' || !$ref.startsWith('shape:'))
        return plain(Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolve(each)])));
      const shape = $ref.slice('shape:'.length);
      const name = names.get(shape);
      return name ? { $ref: `#/components/schemas/${name}` } : resolve(this.#found.get(shape)!.schema);
    };
    const schemas = [...names].map(
      ([shape, name]) => [name, resolve(this.#found.get(shape)!.schema) as Schema] as const,
    );
    return {
      document: resolve(document) as T,
      schemas: Object.fromEntries(schemas.sort(([a], [b]) => (a < b ? -1 : 1))),
    };
  }
}
