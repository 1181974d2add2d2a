/** A rule that the service found broken, as every payload lists them. */
export interface UserError {
  code: string;
  detail: string;
  field: string | null;
}

/** The answer to a change: what was refused, or undefined when it did not reach the service. */
export type Refused = readonly UserError[] | undefined;

/** Waits for a mutation; a request that failed on its way becomes undefined. */
export async function refusedOf(sent: Promise<Refused>): Promise<Refused> {
  return sent.catch(() => undefined);
}

/** In place of the answer that never came: what to say of it. */
export const notSent = (detail: string): UserError => ({ code: 'notSent', detail, field: null });

/** Waits for a mutation, as `refusedOf`; a request that failed on its way is refused with `unsent`. */
export async function refusedOrUnsent(sent: Promise<Refused>, unsent: string): Promise<readonly UserError[]> {
  return (await refusedOf(sent)) ?? [notSent(unsent)];
}

/** Puts what concerns a field on it, and gives back the rest, for the alert over the form. */
export function placeErrors<Name extends string>(
  errors: readonly UserError[],
  fields: readonly Name[],
  reject: (name: Name, detail: string) => void,
): string[] {
  const rest: string[] = [];
  for (const { field, detail } of errors) {
    const name = fields.find((each) => each === field);
    if (name === undefined) rest.push(detail);
    else reject(name, detail);
  }
  return rest;
}
