import { useState } from 'react';
import { useSave } from '../../app/save/use-save';
import { SecretPane } from '../../app/secret/SecretPane';
import { Field } from '../../ui/field/Field';
import { SelectField } from '../../ui/field/SelectField';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { useRotateWebhookSecretMutation, type WebhookRowFragment } from '../Webhooks.generated';

const HOURS = [
  { value: '0', label: 'Not at all: it stops right away' },
  { value: '1', label: '1 hour' },
  { value: '24', label: '24 hours' },
  { value: '168', label: '7 days' },
];

export interface RotateSecretProps {
  webhook: WebhookRowFragment;
  onClose: () => void;
  onReload: () => void;
}

/** Asks how long the old secret stays valid, then shows the new one once. */
export function RotateSecret({ webhook, onClose, onReload }: RotateSecretProps) {
  const { webhookId, version, secretEnding } = webhook;
  const [hours, setHours] = useState('24');
  const [secret, setSecret] = useState<string | null>(null);
  const [send] = useRotateWebhookSecretMutation();
  const { save, saving, problems } = useSave({
    send: () => send({ variables: { input: { webhookId, version, overlapHours: Number(hours) } } }),
    done: 'Secret Created',
    onSaved: (payload) => setSecret(payload.secret ?? ''),
    onOutdated: onReload,
  });
  if (secret !== null)
    return <SecretPane title="Secret created" label="Secret" secret={secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      title="Create a new secret"
      confirmText="Create secret"
      busy={saving}
      busyText="Creating..."
      problems={problems}
      onConfirm={() => void save(undefined)}
      onCancel={onClose}
    >
      <Field
        label={`Secret ending in ${secretEnding} stays good for`}
        hint="Until then Roofline signs each delivery with both secrets."
      >
        <SelectField
          options={HOURS}
          value={hours}
          onChange={(event) => setHours(event.currentTarget.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}
