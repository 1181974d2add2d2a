import { format } from 'node:util';

const written: string[] = [];
const watched = new WeakSet<object>();

/** Records warnings and errors of the console; wraps it only once, however many files share it. */
export function watchComplaints(): void {
  for (const level of ['warn', 'error'] as const) {
    const write = console[level];
    if (watched.has(write)) continue;
    const noting = (...said: unknown[]) => {
      written.push(format(...said));
      write.apply(console, said);
    };
    watched.add(noting);
    console[level] = noting;
  }
}

/** Returns the warnings and errors since the last call. */
export const complaints = (): string[] => written.splice(0);
