import { chakra } from '@chakra-ui/react';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Steps, stepsAt } from '../../ui/navigation/Steps';

const STEPS = ['Choose a file', 'Review', 'Import'];

/** Returns the address at which the page of an import shows another file that was read. */
export const waitingImportAt = (importId: string) => ({
  search: `?${new URLSearchParams({ import: importId })}`,
});

/** Returns the import in `?import=…`, which names a file that was read, so that its preview survives a reload. */
export function useWaitingImport() {
  const [query, setQuery] = useSearchParams();
  const importId = query.get('import');
  const open = useCallback((id: string) => setQuery({ import: id }), [setQuery]);
  const leave = useCallback(() => setQuery({}), [setQuery]);
  return { importId, open, leave };
}

/** The progress of an import: a file is chosen, reviewed, and imported, which ends it. */
export function ImportSteps({ importId, isImported }: { importId: string | null; isImported: boolean }) {
  const place = useFocusOnChange(importId);
  return (
    <div ref={place} tabIndex={-1} style={{ outline: 'none' }}>
      <chakra.div maxW="680px" mb="5">
        <Steps steps={stepsAt(STEPS, importId === null ? 1 : isImported ? STEPS.length + 1 : 2)} />
      </chakra.div>
    </div>
  );
}

/** Moves the focus to the start of the next step: the control that led to it is gone with its own step. */
function useFocusOnChange(importId: string | null) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(importId);
  useEffect(() => {
    if (shown.current === importId) return;
    shown.current = importId;
    place.current?.focus();
  }, [importId]);
  return place;
}
