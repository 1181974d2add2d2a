import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Manifest } from '@roofline/schema/full-archive/manifest';
import type { Tx } from '../../platform/database';
import { inOrderOfKeys, type Catalogue, type TableShape } from '../../platform/repository/catalogue';
import { writeUtc } from '../../platform/repository/row-texts';
import { readArchivedCatalogue, type Scope } from '../repository/archived';
import { propertiesToShow, type ShownProperty } from '../repository/properties';
import { archivedBlobs, Chosen, peopleOf, rowTexts, type ArchivedBlob } from '../repository/rows';
import { asRowLines } from '../../platform/zip/row-lines';
import { becomeSystem } from '../../platform/store/transactions';

/** The content of an archive at one moment. */
export interface Snapshot {
  catalogue: Catalogue;
  tables: Manifest['tables'];
  blobs: ArchivedBlob[];
  properties: ShownProperty[];
}

/** Returns the path of a table's rows: in the archive, and below that on the disk. */
const dataPath = (table: string) => `data/${table}.json`;
export const onDisk = (folder: string, table: string) => join(folder, `${table}.json`);

/** Writes rows as a JSON array with one row on each line. Returns their number. */
async function writeRows(path: string, texts: AsyncIterable<string[]>): Promise<number> {
  let rows = 0;
  const lines = asRowLines(texts, (count) => void (rows += count));
  await pipeline(lines, createWriteStream(path, { mode: 0o600 }));
  return rows;
}

/** Decides whether only identity work reads a table. */
const isOfIdentity = ({ name }: TableShape) => name === 'app_user';

/**
 * Writes every row of the archive into a folder, in one transaction that sees one moment, so that later changes are left out
 * and figures agree with each other.
 */
export async function writeSnapshot(
  tx: Tx,
  scope: Scope,
  folder: string,
  signal: AbortSignal,
): Promise<Snapshot> {
  await writeUtc(tx);
  const catalogue = await readArchivedCatalogue(tx);
  const chosen = new Chosen(catalogue, scope, await peopleOf(tx, scope));
  const properties = await propertiesToShow(tx, scope);
  const shape = catalogue.shapes.get('blob')!;
  const blobs = await archivedBlobs(tx, { shape, chosen, scope }, properties);
  const tables: Manifest['tables'] = [];
  const write = async (shape: TableShape) => {
    signal.throwIfAborted();
    const rows = await writeRows(onDisk(folder, shape.name), rowTexts(tx, shape, chosen));
    const columns = shape.columns.map(({ name }) => name);
    tables.push({ name: shape.name, path: dataPath(shape.name), rows, columns });
  };
  const ordered = inOrderOfKeys(catalogue);
  for (const shape of ordered) if (!isOfIdentity(shape)) await write(shape);
  await becomeSystem(tx);
  for (const shape of ordered) if (isOfIdentity(shape)) await write(shape);
  return { catalogue, tables, blobs, properties };
}
