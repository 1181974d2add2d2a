import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { forgetFigures } from '../../app/figures-changed';
import { paths } from '../../app/paths';
import { useSave } from '../../app/save/use-save';
import { useAcceptComponentImportMutation, type ImportPreviewFragment } from '../ComponentImport.generated';

/** Saves a preview, all rows or none, and goes to the components. */
export function useAcceptImport({ importId, propertyId }: ImportPreviewFragment, onOutdated: () => unknown) {
  const { cache } = useApolloClient();
  const navigate = useNavigate();
  const [mutate] = useAcceptComponentImportMutation();
  const { save, saving, problems } = useSave({
    send: (input: { importId: string }, idempotencyKey) =>
      mutate({ variables: { input: { ...input, idempotencyKey } } }),
    done: 'Components imported successfully',
    failed: 'Component import failed',
    onSaved: () => {
      forgetFigures(cache, propertyId);
      void navigate(paths.components, { replace: true });
    },
    // The inventory may have changed since the preview was made.
    onOutdated,
  });
  return { accept: () => void save({ importId }), isImporting: saving, problems };
}
