import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetFigures } from '../../app/figures-changed';
import { paths } from '../../app/paths';
import { newRequestKey } from '../../app/request-key';
import { toast } from '../../ui/feedback/toast';
import { useAcceptComponentImportMutation, type ImportPreviewFragment } from '../ComponentImport.generated';

const UNREACHED = 'The answer did not arrive. Try again: nothing is imported twice.';

/** One key for one preview: a retry after a lost answer is the same request, another preview is another one. */
function useKeyOf(preview: ImportPreviewFragment): () => string {
  const held = useRef<{ preview: ImportPreviewFragment; key: string } | null>(null);
  return () => {
    if (held.current?.preview !== preview) held.current = { preview, key: newRequestKey() };
    return held.current.key;
  };
}

/** Saves a preview, all rows or none, and goes to the components. */
export function useAcceptImport(preview: ImportPreviewFragment, onOutdated: () => void) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [mutate] = useAcceptComponentImportMutation();
  const [isImporting, setImporting] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);
  const isSending = useRef(false);
  const keyOf = useKeyOf(preview);

  const send = async () => {
    const { importId, propertyId } = preview;
    const errors = await mutate({ variables: { input: { importId, idempotencyKey: keyOf() } } }).then(
      ({ data }) => data?.acceptComponentImport.userErrors,
      () => undefined,
    );
    if (errors?.length === 0) {
      forgetFigures(client.cache, propertyId);
      toast.success('Components imported successfully');
      return navigate(paths.components, { replace: true });
    }
    setProblems(errors?.map(({ detail }) => detail) ?? [UNREACHED]);
    toast.failure('Component import failed');
    // The inventory may have changed since the preview was made.
    if (errors) onOutdated();
    return undefined;
  };
  const accept = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setImporting(true);
    setProblems([]);
    await send();
    isSending.current = false;
    setImporting(false);
  };
  return { accept: () => void accept(), isImporting, problems };
}
