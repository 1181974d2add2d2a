import { viewer } from '@roofline/schema/account/account';
import { shell, type Shell } from '@roofline/schema/account/shell';
import {
  propertySearchAnswer,
  propertySearchInput,
  type PropertySearchInput,
} from '@roofline/schema/property/property';
import { userSettings } from '@roofline/schema/user/user-settings';
import type { Rest } from '../client';
import { restPath } from '../path';

/** The search whose answer the shell has: by name, a page of one. */
const FIRST = { ...propertySearchInput.parse({}), page: 1, pageSize: 1 };
const byDefault: Record<string, unknown> = FIRST.filter;

const isFirst = ({ filter, page, pageSize }: PropertySearchInput) =>
  page === FIRST.page &&
  pageSize === FIRST.pageSize &&
  Object.entries(filter).every(([name, value]) => (value ?? undefined) === byDefault[name]);

type Part = keyof Shell;

interface Asked {
  settle: (value: never) => void;
  refuse: (fault: unknown) => void;
}

/** Each part by itself, where nothing else of the shell is asked for. */
const BY_ITSELF: { [P in Part]: (rest: Rest) => Promise<Shell[P]> } = {
  viewer: (rest) => rest.get(restPath`/api/account/me`, viewer),
  settings: (rest) => rest.get(restPath`/api/user/settings`, userSettings),
  firstProperty: (rest) => rest.post(restPath`/api/property/search`, propertySearchAnswer, { body: FIRST }),
};

/** What every screen asks for first: parts that are asked for at the same time are one call. */
class ShellReads {
  readonly #rest: Rest;
  #asked = new Map<Part, Asked[]>();

  constructor(rest: Rest) {
    this.#rest = rest;
  }

  ask<P extends Part>(part: P): Promise<Shell[P]> {
    if (this.#asked.size === 0) queueMicrotask(() => void this.#go());
    return new Promise<Shell[P]>((settle, refuse) => {
      const before = this.#asked.get(part) ?? [];
      this.#asked.set(part, [...before, { settle, refuse }]);
    });
  }

  async #go(): Promise<void> {
    const asked = this.#asked;
    this.#asked = new Map();
    const whole = asked.size > 1 ? this.#rest.get(restPath`/api/account/shell`, shell) : null;
    for (const [part, waiting] of asked) {
      const answer: Promise<unknown> = whole ? whole.then((all) => all[part]) : BY_ITSELF[part](this.#rest);
      for (const { settle, refuse } of waiting) answer.then(settle as (value: unknown) => void, refuse);
    }
  }
}

const reads = new WeakMap<Rest, ShellReads>();

/** The reads of the shell on behalf of a caller; nothing is kept of them. */
export function shellOf(rest: Rest): ShellReads {
  const known = reads.get(rest) ?? new ShellReads(rest);
  reads.set(rest, known);
  return known;
}

/** A search only reads, but its filter travels in a body: it is a POST and is therefore never retried. */
export const searched = (rest: Rest, search: PropertySearchInput) =>
  isFirst(search)
    ? shellOf(rest).ask('firstProperty')
    : rest.post(restPath`/api/property/search`, propertySearchAnswer, { body: search });
