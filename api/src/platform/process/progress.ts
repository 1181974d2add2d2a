/** Told of each step of a start that may take long. Whoever waits for it gives up only when no step comes any more. */
export type Progress = (step: string) => void;

/** Tells the process that started this one, where that listens (`npm start`). */
export const tellStarter: Progress = (step) => {
  if (process.connected) process.send?.({ progress: step });
};
