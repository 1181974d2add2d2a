/** A checked part of a REST path: nothing in it can change the meaning of the path. */
export class PathPart {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** A path of the REST service. `template` names the route without its ids, for circuits and traces. */
export interface RestPath {
  path: string;
  template: string;
}

/** Thrown before any call: nothing can have such an id. */
export class ImpossibleIdError extends Error {
  constructor() {
    super('Not found.');
  }
}

/** Thrown before any call: the argument cannot have this value. */
export class ImpossibleValueError extends Error {}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Returns an entity's id in lowercase, or nothing when the text cannot be an id. */
export function asUuid(id: string): string | null {
  const lower = id.toLowerCase();
  return UUID.test(lower) ? lower : null;
}

/** An entity's id as a path part. */
export function uuid(id: string): PathPart {
  const checked = asUuid(id);
  if (!checked) throw new ImpossibleIdError();
  return new PathPart(checked);
}

/** A fiscal year of four digits. */
export function fiscalYearNumber(year: number): number {
  if (!Number.isInteger(year) || year < 1000 || year > 9999)
    throw new ImpossibleValueError('A fiscal year is a four-digit number.');
  return year;
}

/** A fiscal year as a path part. */
export function year(value: number): PathPart {
  return new PathPart(String(fiscalYearNumber(value)));
}

/** Part of the name of filter settings. */
export function settingsName(name: string): PathPart {
  if (!/^[A-Za-z0-9-]{1,60}$/.test(name))
    throw new ImpossibleValueError('A settings name has letters, digits and dashes only.');
  return new PathPart(name);
}

/** The code of an invitation as a path part. */
export function invitationCode(code: string): PathPart {
  if (!/^[A-Za-z0-9_-]{1,50}$/.test(code)) throw new ImpossibleIdError();
  return new PathPart(code);
}

/** The secret of a calendar feed, with the `.ics` that its address ends in, as a path part. */
export function feedSecret(text: string): PathPart {
  if (!/^[A-Za-z0-9_-]{43}\.ics$/.test(text)) throw new ImpossibleIdError();
  return new PathPart(text);
}

/** Tag of a template: restPath`/api/property/${uuid(id)}`. It accepts only checked parts, and encodes them as well. */
export function restPath(strings: TemplateStringsArray, ...parts: PathPart[]): RestPath {
  return {
    path: strings.reduce((path, text, index) => path + encodeURIComponent(parts[index - 1]!.text) + text),
    template: strings.join('{}'),
  };
}
