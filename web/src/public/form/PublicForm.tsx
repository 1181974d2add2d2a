import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormAlert } from './FormAlert';
import { PublicFields } from './PublicFields';
import type { PublicFormState } from './use-public-form';

export interface PublicFormProps<Values extends FieldValues, Result, Given> extends PublicFormState<
  Values,
  Result,
  Given
> {
  /** The purpose of the form, for assistive technology. */
  name: string;
  refusedTitle: string;
  /** A link or button below the reasons that helps to solve the problem. */
  refusedAction?: ReactNode;
  submitText: string;
  busyText: string;
  /** Replaces the fields in list order. */
  children?: ReactNode;
}

/** A form: the reasons of a refusal, the fields, and the button that sends them. */
export function PublicForm<Values extends FieldValues, Result, Given>(
  props: PublicFormProps<Values, Result, Given>,
) {
  const { form, refused, sending, submit, children } = props;
  return (
    <form
      noValidate
      aria-label={props.name}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {refused && (
        <FormAlert
          title={props.refusedTitle}
          details={refused.map((each) => each.detail)}
          action={props.refusedAction}
        />
      )}
      {children ?? <PublicFields form={form} />}
      <button className="primary" type="submit" disabled={sending}>
        {sending ? props.busyText : props.submitText}
      </button>
    </form>
  );
}
