import type { ComponentProps } from 'react';

/** Whether the first Admin also looks after workspaces that others begin here. */
export function StaffChoice({ id, ...rest }: ComponentProps<'input'> & { id: string }) {
  return (
    <div className="choice">
      <input id={id} type="checkbox" aria-describedby={`${id}-note`} {...rest} />
      <div>
        <label htmlFor={id}>I am also internal staff</label>
        <p className="field-hint" id={`${id}-note`}>
          Internal staff see every workspace of this installation, including those added later.
        </p>
      </div>
    </div>
  );
}
