import type { UserError } from './outcome';

/** What saving needs of a form: `useRuledForm` gives it. */
export interface FormOfSave {
  /** Its fields, in the order of the screen. */
  names: readonly string[];
  reject(name: never, detail: string): void;
  idOf(name: never): string;
}

/** Where a problem goes: to the field of that name. */
export interface FieldPlace {
  name: string;
  reject: (detail: string) => void;
  /** Id of the control that takes the focus. */
  id?: string;
}
/** The place of a problem by the service's name of its field; nothing for what belongs over the form. */
export type PlaceOf = (field: string) => FieldPlace | undefined;

/** Every field of the form, or those of `names`, in the order of the screen. */
export function placesIn(form: FormOfSave, names: readonly string[] = form.names): PlaceOf {
  return (field) => {
    // Some inputs carry what was entered under `values`.
    const name = field.replace(/^values\./, '');
    if (!names.includes(name)) return undefined;
    return { name, reject: (detail) => form.reject(name as never, detail), id: form.idOf(name as never) };
  };
}

export interface Placed {
  /** What belongs to no field, each sentence once. */
  problems: string[];
  /** The fields that took one, as the service listed them. */
  places: FieldPlace[];
}

/** Puts what concerns a field on it. */
export function placeProblems(errors: readonly UserError[], placeOf?: PlaceOf): Placed {
  const problems = new Set<string>();
  const places: FieldPlace[] = [];
  for (const { field, detail } of errors) {
    const place = field === null ? undefined : placeOf?.(field);
    if (!place) {
      problems.add(detail);
      continue;
    }
    place.reject(detail);
    places.push(place);
  }
  return { problems: [...problems], places };
}
