import { Button } from '../ui/action/Button';

/** Beside the choice of a credential: a new one, entered in place or by a sign-in at the service. */
export const CredentialAside = ({ text, onAdd }: { text: string; onAdd: () => void }) => (
  <Button variant="link" size="sm" onClick={onAdd}>
    {text}
  </Button>
);
