/** The kind of answer to a question; `clock` is a day and a time in no zone. */
export type FieldKind =
  | 'text'
  | 'long'
  | 'email'
  | 'password'
  | 'day'
  | 'clock'
  | 'yesNo'
  | 'choice'
  | 'money'
  | 'percent'
  | 'number';

/** The ways in which a control can differ from its contract: docs/web-ui.md, "How a form lists its fields". */
export interface FieldLooks {
  /** In place of the kind that follows from the contract. */
  kind?: FieldKind;
  width?: string;
  maxLength?: number;
  placeholder?: string;
  autoComplete?: string;
  inputMode?: 'numeric' | 'text';
  spellCheck?: boolean;
  /** Drops characters that can never be right, as they are typed. */
  clean?: (text: string) => string;
  /** Dollars with cents. */
  allowCents?: boolean;
  /** Of a number: digits after the point, and groups of three. */
  decimals?: number;
  grouped?: boolean;
  /** A choice that ends with a name that the user types: the last entry, and the field that it opens. */
  own?: { entry: string; label: string };
}
