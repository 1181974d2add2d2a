import { Copy } from 'lucide-react';
import { Button } from '../../ui/action/Button';
import { Field } from '../../ui/field/Field';
import { TextInput } from '../../ui/field/TextInput';
import { toast } from '../../ui/feedback/toast';
import { FieldRow, FormSection } from '../../ui/form/FormSection';

/** The property's id, which support and integrators ask for: read-only, with a copy button. */
export function PropertyIdField({ propertyId }: { propertyId: string }) {
  const copy = () =>
    navigator.clipboard.writeText(propertyId).then(
      () => toast.success('Property ID copied'),
      () => toast.failure('Your browser blocked copying. Select the ID and copy it.'),
    );
  return (
    <FormSection title="Property ID" purpose="Identifies this property in the API and to support.">
      <FieldRow>
        <Field label="Property ID">
          <TextInput value={propertyId} readOnly onFocus={(event) => event.target.select()} />
        </Field>
        <Button
          alignSelf="end"
          justifySelf="start"
          icon={<Copy size={15} strokeWidth={1.75} />}
          onClick={() => void copy()}
        >
          Copy
        </Button>
      </FieldRow>
    </FormSection>
  );
}
