import type { FieldValues } from 'react-hook-form';
import type { OwnControlProps } from '../../app/fields/bound-field';
import { useRuled } from '../../ui/ruled-form/use-ruled';

/** Asks whether the first Admin also becomes internal staff, for workspaces that others add here. */
export function StaffChoice<Values extends FieldValues>({ form, field }: OwnControlProps<Values, object>) {
  const { value, edit, ...control } = useRuled({ form, name: field.name });
  const id = form.idOf(field.name);
  return (
    <div className="choice">
      <input
        {...control}
        id={id}
        type="checkbox"
        aria-describedby={`${id}-note`}
        checked={value === true}
        onChange={(event) => edit(event.currentTarget.checked)}
      />
      <div>
        <label htmlFor={id}>{field.label}</label>
        <p className="field-hint" id={`${id}-note`}>
          {field.hint}
        </p>
      </div>
    </div>
  );
}
