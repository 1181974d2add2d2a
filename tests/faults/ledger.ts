import type { RestClient } from '../stack/rest-client';
import { newComponent, newKey } from '../stack/people';

/** One component as its writer knows it: acknowledged values, and values sent without an answer. */
export interface Entry {
  propertyId: string;
  key: string;
  name: string;
  /** Known once the addition was acknowledged. */
  id: string | null;
  version: number;
  unitCost: number;
  /** A change in progress or without an answer: the service may or may not have made it. */
  pendingCost: number | null;
}

interface Written {
  propertyComponentId: string;
  version: number;
}

/** Writes components until the service dies, and records what it acknowledged. */
export class Ledger {
  readonly entries: Entry[] = [];
  acknowledged = 0;
  refused: string[] = [];
  private serial = 0;

  constructor(private readonly propertyIds: readonly string[]) {}

  private async add(client: RestClient): Promise<void> {
    const propertyId = this.propertyIds[this.serial % this.propertyIds.length]!;
    const entry: Entry = {
      propertyId,
      key: newKey(),
      name: `Component ${(this.serial += 1)}`,
      id: null,
      version: 1,
      unitCost: 1000,
      pendingCost: null,
    };
    this.entries.push(entry);
    await this.claim(client, entry);
  }

  /** Sends the addition, for the first time or again with the same key. */
  async claim(client: RestClient, entry: Entry): Promise<void> {
    const answer = await client.send<Written>('POST', `/api/component/property/${entry.propertyId}`, {
      body: newComponent(entry.name),
      key: entry.key,
    });
    if (answer.status !== 201) return void this.refused.push(`${answer.status} for ${entry.name}`);
    if (entry.id !== null && entry.id !== answer.data.propertyComponentId)
      this.refused.push(`another answer for the key of ${entry.name}`);
    if (entry.id === null) this.acknowledged += 1;
    entry.id = answer.data.propertyComponentId;
  }

  private async change(client: RestClient, entry: Entry): Promise<void> {
    entry.pendingCost = entry.unitCost + 7;
    const answer = await client.send<Written>('PUT', `/api/component/${entry.id}`, {
      body: newComponent(entry.name, { unitCost: entry.pendingCost }),
      version: entry.version,
    });
    if (answer.status !== 200)
      return void this.refused.push(`${answer.status} for a change of ${entry.name}`);
    this.acknowledged += 1;
    entry.version = answer.data.version;
    entry.unitCost = entry.pendingCost;
    entry.pendingCost = null;
  }

  /** One writer: adds components and changes them until an answer does not arrive. */
  async write(client: RestClient): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      const settled = this.entries.filter((entry) => entry.id !== null && entry.pendingCost === null);
      const known = settled[Math.floor(Math.random() * settled.length)];
      try {
        if (turn % 3 === 2 && known) await this.change(client, known);
        else await this.add(client);
      } catch {
        return;
      }
    }
  }
}
