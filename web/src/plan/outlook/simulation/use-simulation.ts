import type { PlanSummary } from '@roofline/engine/simulation/summary';
import { useEffect, useRef, useState } from 'react';
import type { SimulationAnswer, SimulationRequest, ToWorker } from './simulation-messages';
import { unpackSummary } from './packed-summary';

export interface SimulationState {
  /** By key of the plan; empty until the first thousand paths are in. */
  summaries: ReadonlyMap<string, PlanSummary>;
  /** Paths behind the summaries. */
  paths: number;
  isRunning: boolean;
  /** The summaries are of what was asked before. */
  isStale: boolean;
  failure: string | null;
}

const START: SimulationState = {
  summaries: new Map(),
  paths: 0,
  isRunning: true,
  isStale: false,
  failure: null,
};

/** Rest after a change before it is sent: a slider moves many times a second. */
const REST_MS = 80;

/** The worker, in a file of its own that the build finds by this address. */
function startWorker(): Worker {
  return new Worker(new URL('./simulation.worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Runs a simulation beside the page and shows what it has so far. A change stops the run and starts the next; the worker
 * ends with the screen. Keep `request` stable while nothing changes.
 */
export function useSimulation(request: Omit<SimulationRequest, 'id'>): SimulationState {
  const [state, setState] = useState(START);
  const worker = useRef<Worker | null>(null);
  const lastId = useRef(0);

  useEffect(() => {
    const started = startWorker();
    worker.current = started;
    const receive = (answer: SimulationAnswer) => {
      if (answer.id === lastId.current) setState((before) => after(answer, before));
    };
    started.addEventListener('message', (event: MessageEvent<SimulationAnswer>) => receive(event.data));
    started.addEventListener('error', () =>
      receive({ id: lastId.current, failure: 'The simulation could not be started in this browser.' }),
    );
    return () => {
      worker.current = null;
      started.terminate();
    };
  }, []);

  useEffect(() => {
    const id = ++lastId.current;
    const send = (message: ToWorker) => worker.current?.postMessage(message);
    send({ stop: true });
    setState((before) => ({ ...before, isRunning: true, isStale: true, failure: null }));
    const timer = setTimeout(() => send({ ...request, id }), id === 1 ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [request]);

  return state;
}

function after(answer: SimulationAnswer, before: SimulationState): SimulationState {
  if ('failure' in answer) return { ...before, isRunning: false, isStale: true, failure: answer.failure };
  return {
    summaries: new Map(answer.plans.map(({ key, figures }) => [key, unpackSummary(figures)])),
    paths: answer.paths,
    isRunning: !answer.isDone,
    isStale: false,
    failure: null,
  };
}
