import { Button } from '../ui/action/Button';

/** The link beside the choice of a credential that adds a new one, by its form or by a sign-in at the service. */
export const CredentialAside = ({ text, onAdd }: { text: string; onAdd: () => void }) => (
  <Button variant="link" size="sm" onClick={onAdd}>
    {text}
  </Button>
);
