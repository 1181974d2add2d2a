import { Button } from '../../ui/action/Button';
import { Field } from '../../ui/field/Field';
import { TextInput } from '../../ui/field/TextInput';
import { Dialog } from '../../ui/overlay/Dialog';
import type { ShownLink } from './use-invitation-link';

/** Shows the link of an invitation, to copy by hand. */
export function InvitationLinkDialog({ link, onClose }: { link: ShownLink; onClose: () => void }) {
  return (
    <Dialog
      open
      title="Invitation link"
      onClose={onClose}
      compact
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Field label={`Link for ${link.email}`} hint="Your browser blocked copying. Copy the link from here.">
        <TextInput readOnly value={link.url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
    </Dialog>
  );
}
