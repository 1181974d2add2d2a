import { setTimeout as delay } from 'node:timers/promises';
import { newKey, newProperty } from '../../stack/people';
import type { RestAnswer, RestClient } from '../../stack/rest-client';
import { until } from '../../stack/until';

const WRITERS = 4;
const PAUSE_MS = 20;

/** Clients that add properties one after the other, and the answers that they got. */
export class Writers {
  /** Names that were answered with 201. */
  readonly acknowledged = new Set<string>();
  /** Names that were sent. */
  readonly sent = new Set<string>();
  /** Answers that are neither a success nor a refusal that says when to come again. */
  readonly dishonest: string[] = [];
  refusals = 0;
  private isOver = false;
  private readonly running: Promise<void>[];

  constructor(
    private readonly client: RestClient,
    private readonly title: string,
  ) {
    this.running = Array.from({ length: WRITERS }, (_, n) => this.write(n));
  }

  private async write(writer: number): Promise<void> {
    for (let n = 0; !this.isOver; n += 1) {
      const name = `${this.title} ${writer} ${n}`;
      this.sent.add(name);
      const answer = await this.client.send('POST', '/api/property', {
        body: newProperty(name),
        key: newKey(),
      });
      this.note(name, answer);
      if (answer.status !== 201) await delay(PAUSE_MS);
    }
  }

  private note(name: string, { status, headers }: RestAnswer): void {
    if (status === 201) this.acknowledged.add(name);
    else if (status === 503 && Number(headers.get('retry-after')) > 0) this.refusals += 1;
    else this.dishonest.push(`${status} for ${name}`);
  }

  /** Waits until so many more were acknowledged. */
  async more(count: number): Promise<void> {
    const goal = this.acknowledged.size + count;
    await until(() => this.acknowledged.size >= goal);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.running);
  }

  /** What differs between what was acknowledged or sent and what is stored. */
  async compare(): Promise<{ lost: string[]; twice: string[]; unknown: string[] }> {
    const all = await this.client.ask<{ propertyName: string }[]>('GET', '/api/property/all');
    const mine = (name: string) => name.startsWith(`${this.title} `);
    const names = all.map(({ propertyName }) => propertyName).filter(mine);
    const stored = new Set(names);
    return {
      lost: [...this.acknowledged].filter((name) => !stored.has(name)),
      twice: names.filter((name, at) => names.indexOf(name) !== at),
      unknown: names.filter((name) => !this.sent.has(name)),
    };
  }
}
