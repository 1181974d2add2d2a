import type { Logger } from 'drizzle-orm';

/** Told of each step of a start that may take long. Whoever waits for it gives up only when no step comes any more. */
export type Progress = (step: string) => void;

const EVERY = 20;

/** Tells the process that started this one, where that listens (`npm start`). */
export const tellStarter: Progress = (step) => {
  if (process.connected) process.send?.({ progress: step });
};

/** Counts the statements of a migration; none is told itself. */
export function countStatements(progress: Progress | undefined, what: string): Logger {
  let statements = 0;
  return {
    logQuery: () => {
      statements += 1;
      if (statements % EVERY === 0) progress?.(`${what}: ${statements} statements`);
    },
  };
}
