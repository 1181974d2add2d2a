import { useApolloClient } from '@apollo/client/react';
import { useSyncExternalStore } from 'react';
import { askForDocument, documentTray, keyOf, type AskedDocument } from './documents';

/** For a button that leads to a document: `ask` has it made, and `isBusy` while that lasts. */
export function useDocument(asked: AskedDocument): { ask: () => void; isBusy: boolean } {
  const client = useApolloClient();
  const items = useSyncExternalStore(documentTray.subscribe, documentTray.read);
  const key = keyOf(asked);
  return {
    ask: () => askForDocument(client, asked),
    isBusy: items.some((item) => item.key === key && item.phase === 'working'),
  };
}
