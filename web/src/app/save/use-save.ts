import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '../../ui/feedback/toast';
import { focusControl } from '../../ui/form/FieldsToFix';
import { useLatest } from '../use-latest';
import { AttemptKey } from './attempt-key';
import {
  outcomeOf,
  type Answer,
  type PayloadOf,
  type Refusal,
  type SaveEvent,
  type UserError,
} from './outcome';
import { placeProblems, placesIn, type FormOfSave, type PlaceOf } from './place-problems';
import { KEPT } from './save-words';

export interface SaveOptions<Values, A extends Answer> {
  /** Sends the values: by a mutation, or an upload. `key` is for requests that the service must not do twice. */
  send: (values: Values, key: string) => Promise<A>;
  /** The form, which shows the problems of its fields and keeps the entries. */
  form?: FormOfSave;
  /** Names of the form's fields on screen, in their order; without it, all of its values. */
  fields?: readonly string[];
  /** In place of `form` and `fields`, where several forms are saved as one. */
  placeOf?: PlaceOf;
  /** The entries stay on screen, though they are not in a form. */
  keeps?: boolean;
  /** Several are saved as one: the service names those that someone else changed. */
  namesStale?: boolean;
  /** Toast of a success. */
  done?: string | ((payload: PayloadOf<A>, values: Values) => string);
  /** Toast of a failure, given the first problem: for literal texts, and for screens without a place for an alert. */
  failed?: string | ((problem: string) => string);
  onSaved?: (payload: PayloadOf<A>, values: Values) => unknown;
  /** Loads the screen again, which is out of date. For questions and commands; a form offers `loadNewer`. */
  onOutdated?: () => unknown;
  /** Loads the newer values into the form, when the user asks for them after someone else saved. */
  loadNewer?: () => unknown;
  /** Called on every failure, with the names of the fields that show a problem. */
  onFailed?: (event: SaveEvent, names: readonly string[]) => unknown;
}

export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed';

export interface Saving<Values, Payload> {
  /** Saves, and returns the payload or null. Does nothing while a save is running. */
  save: (values: Values) => Promise<Payload | null>;
  status: SaveStatus;
  saving: boolean;
  /** Problems that belong to no field. */
  problems: readonly string[];
  /** The kind of failure of the last save, if it failed. */
  event: SaveEvent | null;
  /** Someone else saved first, and the newer values can be loaded. */
  isStale: boolean;
  onReload: () => void;
  /** Takes the problems off the screen. */
  forget: () => void;
}

interface Shown {
  status: SaveStatus;
  problems: readonly string[];
  event: SaveEvent | null;
  /** Fields that show a problem while there is none above the form. */
  fieldIds: readonly string[];
}
const IDLE: Shown = { status: 'idle', problems: [], event: null, fieldIds: [] };

/** Saves as every screen does: docs/web-ui.md, "How a screen saves". */
export function useSave<Values, A extends Answer>(
  options: SaveOptions<Values, A>,
): Saving<Values, PayloadOf<A>> {
  const [shown, setShown] = useState<Shown>(IDLE);
  const isRunning = useRef(false);
  const [attempt] = useState(() => new AttemptKey());
  const latest = useLatest(options);
  // After the messages have been drawn, so that screen readers say them with the field.
  useEffect(() => focusFirst(shown.fieldIds), [shown.fieldIds]);

  const save = useCallback(
    async (values: Values): Promise<PayloadOf<A> | null> => {
      // The second of two quick presses comes before the button is disabled.
      if (isRunning.current) return null;
      isRunning.current = true;
      setShown({ ...IDLE, status: 'saving' });
      // The options as they are now: the answer itself changes the screen.
      const { current } = latest;
      try {
        const outcome = await outcomeOf(() => current.send(values, attempt.of(values)));
        if ('event' in outcome) {
          attempt.failed(outcome);
          await fail(current, outcome, setShown);
          return null;
        }
        attempt.saved();
        await succeed(current, outcome.saved, values);
        setShown({ ...IDLE, status: 'saved' });
        return outcome.saved;
      } finally {
        isRunning.current = false;
      }
    },
    [attempt, latest],
  );
  const forget = useCallback(() => setShown(IDLE), []);
  const onReload = useCallback(() => {
    const loaded = Promise.resolve(latest.current.loadNewer?.());
    // The user can still ask for values that could not be loaded.
    void loaded.then(forget, () => undefined);
  }, [forget, latest]);
  const { status, problems, event } = shown;
  const isStale = event === 'stale' && options.loadNewer !== undefined;
  return { save, status, saving: status === 'saving', problems, event, isStale, onReload, forget };
}

async function succeed<Values, A extends Answer>(
  { done, onSaved }: SaveOptions<Values, A>,
  payload: PayloadOf<A>,
  values: Values,
): Promise<void> {
  if (done !== undefined) toast.success(typeof done === 'string' ? done : done(payload, values));
  await settled(onSaved?.(payload, values));
}

async function fail<Values, A extends Answer>(
  options: SaveOptions<Values, A>,
  { event, errors }: Refusal,
  show: (shown: Shown) => void,
): Promise<void> {
  const { form, fields, failed, onFailed, onOutdated } = options;
  const placeOf = options.placeOf ?? (form && placesIn(form, fields));
  const keeps = options.keeps ?? placeOf !== undefined;
  const { problems, places } = placeProblems(errors.map(wording(keeps, options.namesStale)), placeOf);
  const isOutdated = event === 'stale' || event === 'gone' || (event === 'refused' && problems.length > 0);
  // First, so that the next press is about the values that are then on screen.
  if (isOutdated) await settled(onOutdated?.());
  const fieldIds = problems.length > 0 ? [] : places.flatMap(({ id }) => id ?? []);
  show({ status: 'failed', problems, event, fieldIds });
  const first = errors[0]?.detail ?? '';
  if (failed !== undefined) toast.failure(typeof failed === 'string' ? failed : failed(first));
  onFailed?.(
    event,
    places.map(({ name }) => name),
  );
}

const wording =
  (keeps: boolean, namesStale = false) =>
  (error: UserError): UserError => {
    const { code, said, detail } = error;
    if (namesStale && code === 'stale') return { ...error, detail: said ?? detail };
    const isKept = keeps && (code === 'notSent' || code === 'stale');
    return isKept ? { ...error, detail: `${detail} ${KEPT}` } : error;
  };

/** Waits for a request after the save. The save is over even where that fails: it shows its own failure. */
async function settled(work: unknown): Promise<void> {
  await Promise.resolve(work).catch(() => undefined);
}

/** Focuses the first on screen of several fields. */
function focusFirst(ids: readonly string[]): void {
  const controls = ids.flatMap((id) => document.getElementById(id) ?? []);
  const [first] = controls.sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  if (first) focusControl(first.id);
}
