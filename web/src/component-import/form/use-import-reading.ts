import { useCallback } from 'react';
import { outcomeOf } from '../../app/save/outcome';
import { useRereading } from '../../app/upload/use-rereading';
import { useMapComponentImportMutation, type ImportPreviewFragment } from '../ComponentImport.generated';
import { readingOf, type Reading } from './mapping';

function inputOf(importId: string, { headerRow, columns, skipErrors, skipRows }: Reading) {
  return {
    importId,
    headerRow,
    columns: columns.map((field, index) => ({ index, field })),
    skipErrors,
    skipRows: [...skipRows],
  };
}

/** Returns a function that has the file read again and resolves to the error messages, none on success. */
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

/** Returns the choices for reading the file, and gets a new preview after every change of them. */
export const useImportReading = (preview: ImportPreviewFragment, onOutdated: () => void) =>
  useRereading(() => readingOf(preview), useMapping(preview.importId, onOutdated));
