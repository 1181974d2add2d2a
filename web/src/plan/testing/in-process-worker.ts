import type { SimulationAnswer, ToWorker } from '../../plan-analysis/outlook/simulation/simulation-messages';
import { SimulationRunner } from '../../plan-analysis/outlook/simulation/simulation-runner';

type Listener = (event: { data: SimulationAnswer }) => void;

/** Number of paths that the stand-in draws, whatever the page asks for. */
export const FEW_PATHS = 2_000;

/** Stands in for the browser's worker where a test has none: the same runner, in the page's own thread, with fewer paths. */
export class InProcessWorker {
  private readonly listeners: Listener[] = [];
  private isEnded = false;
  private readonly runner = new SimulationRunner({
    post: (answer) => setTimeout(() => this.deliver(answer)),
    pause: () => new Promise((resolve) => setTimeout(resolve)),
  });

  addEventListener(type: string, listener: Listener): void {
    if (type === 'message') this.listeners.push(listener);
  }

  postMessage(message: ToWorker): void {
    void this.runner.receive('stop' in message ? message : { ...message, paths: FEW_PATHS });
  }

  terminate(): void {
    this.isEnded = true;
    void this.runner.receive({ stop: true });
  }

  private deliver(answer: SimulationAnswer): void {
    if (!this.isEnded) for (const listener of this.listeners) listener({ data: answer });
  }
}
