import { idList } from '@roofline/schema/value/page';
import { z } from 'zod';
import type { Actor } from '../../platform/actor';
import type { Deps } from '../../platform/deps';
import { created, data } from '../../platform/route/answer';
import type { Untagged } from '../../platform/route/declare';
import { get } from '../../platform/route/read';
import { post, put, remove } from '../../platform/route/write';
import { propertyGuard } from '../access';
import type { PropertyRecords, RecordChange } from './property-records';

interface Of<Input, Shown> {
  /** The path of the lists of many properties, which the graph reads. */
  many: string;
  /** The path of one property's list; a record is at `/:id` below it. */
  path: `/api/property/:propertyId/${string}`;
  /** The name of the id in the path. */
  id: string;
  shape: z.ZodType<Shown>;
  input: z.ZodType<Input>;
  records: PropertyRecords<Input, Shown>;
  summary: { many: string; list: string; add: string; update: string; remove: string };
}

const by = (
  { actor, deps }: { actor: Actor; deps: Pick<Deps, 'clock'> },
  { propertyId }: { propertyId: string },
): RecordChange => ({ actor, propertyId, clock: deps.clock });

/** A path with the same parameters, for the types of a call; its last part does not matter to them. */
type List = '/api/property/:propertyId/record';

const reads = <Input, Shown>({ many, records, shape, summary }: Of<Input, Shown>, list: List) => [
  get(many, {
    summary: summary.many,
    query: z.object({ propertyIds: idList }),
    answer: data(z.array(z.array(shape).nullable())),
    work: (tx, { actor, query, deps }) => records.listOf(tx, { actor, clock: deps.clock }, query.propertyIds),
  }),
  get(list, {
    summary: summary.list,
    answer: data(z.array(shape)),
    work: (tx, call) => records.list(tx, by(call, call.params)),
  }),
];

/** Returns the five routes of such a list, for `routes(tag, …)`. */
export function recordRoutes<Input, Shown>(of: Of<Input, Shown>): Untagged[] {
  const { records, summary, shape, input } = of;
  const { activity, need } = records;
  const list = of.path as List;
  const one = `${list}/:${of.id}` as `${List}/:recordId`;
  const at = (call: { params: object; version: number }) => ({
    id: (call.params as Record<string, string>)[of.id]!,
    version: call.version,
  });
  return [
    ...reads(of, list),
    post(list, {
      summary: summary.add,
      activity,
      body: input,
      answer: created(shape),
      guard: ({ actor, params }) => propertyGuard(actor, params.propertyId, need.edit),
      work: (tx, call) => records.add(tx, by(call, call.params), call.body),
    }),
    put(one, {
      summary: summary.update,
      activity,
      body: input,
      answer: data(shape),
      work: (tx, call) => records.update(tx, by(call, call.params), at(call), call.body),
    }),
    remove(one, {
      summary: summary.remove,
      activity,
      work: (tx, call) => records.remove(tx, by(call, call.params), at(call)),
    }),
  ];
}
