import { useCallback, useEffect, useRef, useState } from 'react';
import { outcomeOf } from '../../app/save/outcome';
import { useMapComponentImportMutation, type ImportPreviewFragment } from '../ComponentImport.generated';
import { readingOf, type Reading } from './mapping';

/** Long enough to choose several columns in a row, short enough to feel like an answer. */
const REST_MS = 400;

function inputOf(importId: string, { columns, skipErrors, skipRows }: Reading) {
  return {
    importId,
    columns: columns.map((field, index) => ({ index, field })),
    skipErrors,
    skipRows: [...skipRows],
  };
}

/** Reads the file once more; answers why that failed, in words. */
function useMapping(importId: string, onOutdated: () => void) {
  const [map] = useMapComponentImportMutation();
  return useCallback(
    async (asked: Reading) => {
      const outcome = await outcomeOf(() => map({ variables: { input: inputOf(importId, asked) } }));
      if ('saved' in outcome) return [];
      if (outcome.errors.some(({ code }) => code === 'accepted')) onOutdated();
      return outcome.errors.map(({ detail }) => detail);
    },
    [map, importId, onOutdated],
  );
}

export type ImportReading = ReturnType<typeof useImportReading>;

/**
 * How the file is read, and a new preview after every change of it. One request at a time, and the last choice is the
 * one that counts: the answer of an earlier one never stands over a later choice.
 */
export function useImportReading(preview: ImportPreviewFragment, onOutdated: () => void) {
  const [reading, setReading] = useState(() => readingOf(preview));
  const [isStale, setStale] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);
  const read = useMapping(preview.importId, onOutdated);
  const wanted = useRef(reading);
  const isSending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    setProblems([]);
    let asked: Reading;
    let failed: string[];
    do {
      asked = wanted.current;
      failed = await read(asked);
    } while (asked !== wanted.current);
    isSending.current = false;
    setProblems(failed);
    setStale(failed.length > 0);
  }, [read]);
  const change = useCallback(
    (next: Reading) => {
      wanted.current = next;
      setReading(next);
      setStale(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), REST_MS);
    },
    [send],
  );
  return { reading, change, isStale, problems, retry: () => void send() };
}
