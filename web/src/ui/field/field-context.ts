import { createContext, useContext } from 'react';

export interface FieldControl {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

export const FieldContext = createContext<FieldControl | null>(null);

/** Returns the attributes that tie a control to the label, hint and error of its Field; the control's own props win. */
export function useFieldControl(own: { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: unknown }) {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    'aria-describedby': own['aria-describedby'] ?? field?.describedBy,
    'aria-invalid':
      own['aria-invalid'] !== undefined ? Boolean(own['aria-invalid']) : field?.invalid || undefined,
  };
}
