// Properties and components as CSV files that stay true: node sync-to-csv.mjs FOLDER
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromEnvironment, isCursorGone } from './roofline.mjs';

const FILES = {
  property: {
    file: 'properties.csv',
    path: (id) => `/api/property/${id}`,
    columns: ['propertyId', 'name', 'addressLine1', 'city', 'state', 'zipCode', 'numberOfUnits', 'yearBuilt'],
  },
  component: {
    file: 'components.csv',
    path: (id) => `/api/component/${id}`,
    columns: [
      'propertyComponentId',
      'propertyId',
      'fiscalYear',
      'name',
      'category',
      'quantity',
      'unitOfMeasure',
      'unitCost',
      'currentCost',
      'usefulLife',
      'remainingUsefulLife',
    ],
  },
};
const nothing = () => ({ cursor: null, rows: { property: {}, component: {} } });

const cell = (value) => {
  const text = String(value ?? '');
  // Programs that open the file must not take a text for a formula.
  const plain = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};
const csv = (columns, rows) =>
  [columns, ...rows.map((row) => columns.map((name) => row[name]))]
    .map((line) => line.map(cell).join(','))
    .join('\r\n') + '\r\n';

/** Written beside and then renamed: whoever reads the file never finds half of it. */
async function replace(path, text) {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

async function apply(client, state, { kind, id, operation }) {
  if (!FILES[kind]) return;
  const row = operation === 'deleted' ? null : await client.find(FILES[kind].path(id));
  if (row) return void (state.rows[kind][id] = row);
  delete state.rows[kind][id];
  if (kind !== 'property') return;
  for (const [componentId, component] of Object.entries(state.rows.component))
    if (component.propertyId === id) delete state.rows.component[componentId];
}

/** Takes in what changed since the last time, and writes the files. */
export async function sync(client, folder) {
  await mkdir(folder, { recursive: true });
  const kept = join(folder, 'state.json');
  let state = await readFile(kept, 'utf8').then(JSON.parse, nothing);
  try {
    for await (const page of client.changes(state.cursor)) {
      for (const item of page.items) await apply(client, state, item);
      state.cursor = page.cursor;
    }
  } catch (fault) {
    if (!isCursorGone(fault)) throw fault;
    state = nothing();
    await replace(kept, JSON.stringify(state));
    return sync(client, folder);
  }
  for (const [kind, { file, columns }] of Object.entries(FILES))
    await replace(join(folder, file), csv(columns, Object.values(state.rows[kind])));
  // Last: a crash before repeats the pages, which does no harm.
  await replace(kept, JSON.stringify(state));
}

if (import.meta.url === `file://${process.argv[1]}`)
  await sync(fromEnvironment(), process.argv[2] ?? 'roofline-csv');
