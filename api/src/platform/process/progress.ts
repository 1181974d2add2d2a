/** Reports a step of a start that may take long. A process that waits for it gives up only when no steps come. */
export type Progress = (step: string) => void;

/** Reports steps to the process that started this one, if it listens (`npm start`). */
export const tellStarter: Progress = (step) => {
  if (process.connected) process.send?.({ progress: step });
};
