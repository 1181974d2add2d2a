import { manifest } from '@roofline/schema/full-archive/manifest';
import { z } from 'zod';
import type { Catalogue, Column } from '../../platform/repository/catalogue';
import { ARCHIVED, type ArchivedName } from '../tables-of-archive';

type Shape = Record<string, unknown>;

const TYPES: Readonly<Record<string, Shape>> = {
  uuid: { type: 'string', format: 'uuid' },
  date: { type: 'string', format: 'date' },
  'timestamp(3) with time zone': { type: 'string', format: 'date-time' },
  'timestamp(0) without time zone': { type: 'string' },
  text: { type: 'string' },
  boolean: { type: 'boolean' },
  smallint: { type: 'integer' },
  integer: { type: 'integer' },
  bigint: { type: 'integer' },
  'double precision': { type: 'number' },
  jsonb: {},
};

function typeOf(type: string): Shape {
  if (type.endsWith('[]')) return { type: 'array', items: typeOf(type.slice(0, -2)) };
  const found = TYPES[type];
  if (!found) throw new Error(`No shape for columns of the type ${type}`);
  return found;
}

function shapeOf({ type, isNullable }: Column): Shape {
  const shape = typeOf(type);
  return isNullable && 'type' in shape ? { anyOf: [shape, { type: 'null' }] } : shape;
}

/** Returns the published schema: `$defs` has the manifest, and a row of each `data/*.json` under its table's name. */
export function archiveSchema({ shapes }: Pick<Catalogue, 'shapes'>): Shape {
  const { $schema, ...manifestShape } = z.toJSONSchema(manifest) as Shape;
  const rows = [...shapes.values()]
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, columns }): [string, Shape] => [
      name,
      {
        description: ARCHIVED[name as ArchivedName],
        type: 'object',
        properties: Object.fromEntries(columns.map((column) => [column.name, shapeOf(column)])),
        required: columns.map((column) => column.name),
        additionalProperties: false,
      },
    ]);
  return {
    $schema,
    title: 'Full archive of Roofline',
    description:
      'data/TABLE.json is a list of rows of $defs/TABLE; manifest.json is $defs/manifest. Amounts are whole cents, quantities thousandths, rates hundredths of a percentage point; moments are UTC.',
    $defs: { manifest: manifestShape, ...Object.fromEntries(rows) },
  };
}
