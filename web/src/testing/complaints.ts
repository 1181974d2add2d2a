import { format } from 'node:util';

/** What was written to the console as a warning or an error since it was last asked. */
export function watchComplaints(): () => string[] {
  const complaints: string[] = [];
  for (const level of ['warn', 'error'] as const) {
    const write = console[level].bind(console);
    console[level] = (...said: unknown[]) => {
      complaints.push(format(...said));
      write(...said);
    };
  }
  return () => complaints.splice(0);
}
