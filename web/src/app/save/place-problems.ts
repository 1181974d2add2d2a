import type { UserError } from './outcome';

/** The part of a form that a save needs, as `useRuledForm` returns it. */
export interface FormOfSave {
  /** Its fields, in the order of the screen. */
  names: readonly string[];
  reject(name: never, detail: string): void;
  idOf(name: never): string;
}

/** The field that shows a problem. */
export interface FieldPlace {
  name: string;
  reject: (detail: string) => void;
  /** Id of the control that takes the focus. */
  id?: string;
}
/** Returns the place of a problem by the service's name of its field; undefined for one that belongs above the form. */
export type PlaceOf = (field: string) => FieldPlace | undefined;

/** Returns the places in every field of the form, or in those of `names`, in the order of the screen. */
export function placesIn(form: FormOfSave, names: readonly string[] = form.names): PlaceOf {
  return (field) => {
    // Some inputs have the user's entries under `values`.
    const name = field.replace(/^values\./, '');
    if (!names.includes(name)) return undefined;
    return { name, reject: (detail) => form.reject(name as never, detail), id: form.idOf(name as never) };
  };
}

export interface Placed {
  /** Problems that belong to no field, each sentence once. */
  problems: string[];
  /** The fields that show a problem, in the order of the service. */
  places: FieldPlace[];
}

/** Shows each problem of a field on that field, and returns the others. */
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
