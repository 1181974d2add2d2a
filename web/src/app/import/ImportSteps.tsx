import { chakra } from '@chakra-ui/react';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Steps, stepsAt } from '../../ui/navigation/Steps';

const STEPS = ['Choose a file', 'Review', 'Import'];

/** Where the page of an import shows another file that was read. */
export const waitingImportAt = (importId: string) => ({
  search: `?${new URLSearchParams({ import: importId })}`,
});

/** `?import=…` names a file that was read, so that a reload keeps its preview. */
export function useWaitingImport() {
  const [query, setQuery] = useSearchParams();
  const importId = query.get('import');
  const open = useCallback((id: string) => setQuery({ import: id }), [setQuery]);
  const leave = useCallback(() => setQuery({}), [setQuery]);
  return { importId, open, leave };
}

/** How far an import is: a file is chosen, reviewed, and imported, which ends it. */
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

/** The control that led to the next step is gone with its step: the focus goes to where the next one begins. */
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
