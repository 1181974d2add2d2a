import { chakra } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/action/Button';
import { toast } from '../../ui/feedback/toast';
import { Field } from '../../ui/field/Field';
import { TextInput } from '../../ui/field/TextInput';

/** Shows a new address, to be copied now: the service never returns it again. */
export function FeedAddress({ address }: { address: string }) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(address),
      () => toast.failure('Your browser blocked copying. Select the address and copy it.'),
    );
  return (
    <div>
      <Field label="Private address" hint="Copy it now. It is not shown again.">
        <TextInput value={address} readOnly autoFocus onFocus={(event) => event.target.select()} />
      </Field>
      <chakra.div display="flex" alignItems="center" gap="3" mt="3">
        <Button icon={<Copy size={15} strokeWidth={1.75} />} onClick={() => void copy()}>
          Copy address
        </Button>
        <chakra.span role="status" textStyle="caption" color="success.fg">
          {copied === address && 'Copied'}
        </chakra.span>
      </chakra.div>
    </div>
  );
}
