import type { PlanSummary } from '@roofline/engine/simulation/summary';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLatest } from '../../../app/use-latest';
import type { SimulationAnswer, SimulationRequest, ToWorker } from './simulation-messages';
import { unpackSummary } from './packed-summary';

export interface SimulationState {
  /** By key of the plan; empty until the first thousand paths are in. */
  summaries: ReadonlyMap<string, PlanSummary>;
  /** Number of paths behind the summaries. */
  paths: number;
  isRunning: boolean;
  /** The summaries answer an earlier request, or the run has failed. */
  isStale: boolean;
  failure: string | null;
}

/** The last answer of the worker, and the request that it answers. */
interface Arrived {
  summaries: ReadonlyMap<string, PlanSummary>;
  paths: number;
  isDone: boolean;
  failure: string | null;
  answers: string | null;
}

const NOTHING: Arrived = { summaries: new Map(), paths: 0, isDone: false, failure: null, answers: null };

/** Pause after a change before it is sent: a slider moves many times a second. */
const REST_MS = 80;

/** Starts the worker, in a file of its own that the build finds by this address. */
function startWorker(): Worker {
  return new Worker(new URL('./simulation.worker.ts', import.meta.url), { type: 'module' });
}

/** Starts a worker that ends with the screen; `receive` gets its answers, and a failure if it could not be started. */
function useWorker(receive: (answer: SimulationAnswer | { failure: string }) => void) {
  const worker = useRef<Worker | null>(null);
  useEffect(() => {
    const started = startWorker();
    worker.current = started;
    started.addEventListener('message', (event: MessageEvent<SimulationAnswer>) => receive(event.data));
    started.addEventListener('error', () =>
      receive({ failure: 'The simulation could not be started. Reload the page to try again.' }),
    );
    return () => {
      worker.current = null;
      started.terminate();
    };
  }, [receive]);
  return useCallback((message: ToWorker) => worker.current?.postMessage(message), []);
}

/**
 * Runs a simulation beside the page and returns its summaries so far. A change stops the run and starts the next; a
 * request equal to the one before starts none. The worker ends with the screen.
 */
export function useSimulation(request: Omit<SimulationRequest, 'id'>): SimulationState {
  const [arrived, setArrived] = useState(NOTHING);
  const sent = useRef({ id: 0, said: '' });
  const latest = useLatest(request);
  const said = useMemo(() => JSON.stringify(request), [request]);
  const receive = useCallback((answer: SimulationAnswer | { failure: string }) => {
    const { id, said: answers } = sent.current;
    if ('id' in answer && answer.id !== id) return;
    // A transition: drawing ten reports a second gives way to typing and dragging.
    startTransition(() => setArrived((before) => taken(answer, before, answers)));
  }, []);
  const send = useWorker(receive);

  useEffect(() => {
    const id = sent.current.id + 1;
    sent.current = { id, said };
    send({ stop: true });
    const timer = setTimeout(() => send({ ...latest.current, id }), id === 1 ? 0 : REST_MS);
    return () => clearTimeout(timer);
  }, [said, send, latest]);

  const isCurrent = arrived.answers === said;
  const failure = isCurrent ? arrived.failure : null;
  return useMemo(
    () => ({
      summaries: arrived.summaries,
      paths: arrived.paths,
      isRunning: failure === null && !(isCurrent && arrived.isDone),
      isStale: !isCurrent || failure !== null,
      failure,
    }),
    [arrived, isCurrent, failure],
  );
}

function taken(answer: SimulationAnswer | { failure: string }, before: Arrived, answers: string): Arrived {
  if ('failure' in answer) return { ...before, failure: answer.failure, answers };
  return {
    summaries: new Map(answer.plans.map(({ key, figures }) => [key, unpackSummary(figures)])),
    paths: answer.paths,
    isDone: answer.isDone,
    failure: null,
    answers,
  };
}
