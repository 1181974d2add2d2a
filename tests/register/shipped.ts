import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  parse,
  print,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

const web = fileURLToPath(new URL('../../web/src', import.meta.url));

interface ShippedOperation {
  name: string;
  /** The folder in web/src that holds it. */
  room: string;
  text: string;
}

/** Every operation that the web client ships, with the fragments of its file. */
export function shippedOperations(): ShippedOperation[] {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.graphql'),
  );
  const documents = files.map((file): [string, DocumentNode] => [
    file.split(/[\\/]/)[0]!,
    parse(readFileSync(join(web, file), 'utf8')),
  ]);
  const fragments = documents.flatMap(([, document]) =>
    document.definitions.filter((each): each is FragmentDefinitionNode => each.kind === 'FragmentDefinition'),
  );
  return documents.flatMap(([room, document]) =>
    document.definitions
      .filter((each): each is OperationDefinitionNode => each.kind === 'OperationDefinition')
      .map((operation) => ({
        name: operation.name!.value,
        room,
        text: withFragments(print(operation), fragments),
      })),
  );
}

function withFragments(text: string, all: FragmentDefinitionNode[]): string {
  let whole = text;
  for (let added = true; added;) {
    added = false;
    for (const fragment of all) {
      const name = fragment.name.value;
      if (!whole.includes(`...${name}`) || whole.includes(`fragment ${name} on`)) continue;
      whole += `\n${print(fragment)}`;
      added = true;
    }
  }
  return whole;
}
