import { chakra } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/action/Button';
import { Field } from '../../ui/field/Field';
import { TextInput } from '../../ui/field/TextInput';
import { toast } from '../../ui/feedback/toast';
import { SidePane } from '../../ui/overlay/SidePane';

export interface SecretPaneProps {
  title: string;
  /** The kind of secret: a token, a secret. */
  label: string;
  secret: string;
  onClose: () => void;
}

/** A secret that was just created. It is not in the cache, and the service does not show it again. */
export function SecretPane({ title, label, secret, onClose }: SecretPaneProps) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      () => toast.failure('Your browser blocked copying. Select the text and copy it.'),
    );
  return (
    <SidePane
      open
      onClose={onClose}
      title={title}
      width={480}
      staticBackdrop
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <chakra.p mb="4.5">Store it now. It is not shown again.</chakra.p>
      <Field label={label}>
        <TextInput value={secret} readOnly autoFocus onFocus={(event) => event.target.select()} />
      </Field>
      <chakra.div display="flex" alignItems="center" gap="3" mt="3">
        <Button icon={<Copy size={15} strokeWidth={1.75} />} onClick={() => void copy()}>
          Copy
        </Button>
        <chakra.span role="status" textStyle="caption" color="success.fg">
          {copied && 'Copied'}
        </chakra.span>
      </chakra.div>
    </SidePane>
  );
}
