import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'graphql';

const folder = fileURLToPath(new URL('../../../schema/graphql', import.meta.url));

const ROOM_OF = new Map(
  readdirSync(folder).flatMap((file) =>
    parse(readFileSync(join(folder, file), 'utf8')).definitions.flatMap((node) =>
      node.kind === 'ObjectTypeDefinition' || node.kind === 'ObjectTypeExtension'
        ? (node.fields ?? []).map(
            (field) => [`${node.name.value}.${field.name.value}`, file.replace(/\.graphql$/, '')] as const,
          )
        : [],
    ),
  ),
);

/** The room whose file in schema/graphql describes a field. */
export const roomOfField = (type: string, field: string): string => ROOM_OF.get(`${type}.${field}`)!;
