import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { askForDocument, documentTray, keyOf, type AskedDocument } from './documents';

/** Returns, for a button, `ask`, which requests a document, and `isBusy`, true while it is being created. */
export function useDocument(asked: AskedDocument): { ask: () => void; isBusy: boolean } {
  const client = useApolloClient();
  const items = useSyncExternalStore(documentTray.subscribe, documentTray.read);
  const key = keyOf(asked);
  return {
    ask: () => askForDocument(client, asked),
    isBusy: items.some((item) => item.key === key && item.phase === 'working'),
  };
}
