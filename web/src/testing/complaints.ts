import { format } from 'node:util';

const written: string[] = [];
const watched = new WeakSet<object>();

/** Notes what is written to the console as a warning or an error; once, however many files share it. */
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

/** What was written since it was last asked. */
export const complaints = (): string[] => written.splice(0);
