import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { sql } from 'drizzle-orm';
import { recomputePlans } from '@roofline/api/plan/service';
import { newId } from '@roofline/api/platform/ids';
import { workActor } from '@roofline/api/platform/actor';
import { shippedOperations } from '../../register/shipped';
import { newProperty, seedAdmin, thisYear, type Admin } from '../../stack/people';
import { startStack, type Stack } from '../../stack/stack';
import type { BenchResult } from '../results';

const KB = 1000;
/** What screens of large properties may take on the wire, in kB. */
const SCREENS = [
  { operation: 'Dashboard', lines: 1_000, most: 25 },
  { operation: 'ComponentList', lines: 5_000, most: 150 },
];

/** What the buildings of the property are made of. */
const PARTS = [
  'Roof membrane',
  'Gutters and downspouts',
  'Exterior paint',
  'Elevator cab interior',
  'Elevator controls',
  'Fire alarm panel',
  'Hallway carpet',
  'Lobby furniture',
  'Entry door',
  'Balcony waterproofing',
  'Boiler',
  'Domestic water pump',
  'Asphalt overlay',
  'Pool plaster',
  'Irrigation controller',
  'Mailboxes',
];

/** A property with an inventory of so many lines, as the service writes them, and its plans. */
async function seedProperty(stack: Stack, admin: Admin, lines: number): Promise<string> {
  const { api, clock } = stack;
  const headers = { ...admin.headers, 'idempotency-key': `property-${lines}` };
  const payload = newProperty(`Court of ${lines}`);
  const made = await api.app.inject({ method: 'POST', url: '/api/property', headers, payload });
  const { propertyId } = made.json().data as { propertyId: string };
  const { workspaceId } = admin;
  await api.database.tenant(workActor([workspaceId]), async (tx) => {
    const rows = Array.from({ length: lines }, (_, n) => ({
      id: newId(),
      name: `${PARTS[n % PARTS.length]}, building ${Math.floor(n / PARTS.length) + 1}`,
      life: 4 + ((n * 7) % 27),
      gone: (n * 5) % 4,
      cost: 100_000 * (1 + ((n * 13) % 40)),
      category: `Category ${n % 12}`,
    }));
    await tx.execute(sql`insert into component (workspace_id, property_component_id, property_id, fiscal_year, lineage_id, name,
        name_key, category, quantity_thousandths, unit_of_measure, unit_cost, current_cost, useful_life, remaining_useful_life,
        created_at, updated_at)
      select ${workspaceId}::uuid, id, ${propertyId}::uuid, ${thisYear()}::int, id, name, lower(name), category, 1000, 'LS', cost,
        cost, life, life - gone, now(), now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as line(id uuid, name text, life int, gone int, cost bigint, category text)`);
    await recomputePlans(tx, { workspaceId, propertyId, clock });
  });
  return propertyId;
}

/** Bytes of the body as it goes over the wire to a browser, and what it is packed with. */
async function wireBytes(
  stack: Stack,
  admin: Admin,
  body: string,
): Promise<{ bytes: number; packed: string }> {
  const token = admin.headers.authorization.replace('Bearer ', '');
  const asked = request(`${stack.bffUrl}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-encoding': 'br, gzip',
      origin: stack.bffUrl,
      cookie: `roofline_session=${token}`,
    },
  });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  let bytes = 0;
  for await (const part of answer) bytes += (part as Buffer).length;
  if (answer.statusCode !== 200) throw new Error(`The graph answered ${answer.statusCode}`);
  return { bytes, packed: answer.headers['content-encoding'] ?? 'nothing' };
}

/** What the screens of large properties send to a browser. */
export async function runWireBench(): Promise<BenchResult[]> {
  const stack = await startStack({ demo: false });
  try {
    const admin = await seedAdmin(stack.api.database);
    const results: BenchResult[] = [];
    for (const { operation, lines, most } of SCREENS) {
      const propertyId = await seedProperty(stack, admin, lines);
      const query = shippedOperations().find(({ name }) => name === operation)!.text;
      const variables = { propertyId, fiscalYear: thisYear() };
      const { bytes, packed } = await wireBytes(stack, admin, JSON.stringify({ query, variables }));
      results.push({
        name: `${operation}, ${lines.toLocaleString('en-US')} lines, of ${most} kB`,
        ratio: bytes / KB / most,
        detail: `${(bytes / KB).toFixed(1)} kB, packed with ${packed}`,
        atMost: 1,
        row: {
          what: `on the wire: ${operation} of ${lines.toLocaleString('en-US')} lines`,
          asked: `≤ ${most} kB`,
          now: `${(bytes / KB).toFixed(1)} kB`,
        },
      });
    }
    return results;
  } finally {
    await stack.close();
  }
}
