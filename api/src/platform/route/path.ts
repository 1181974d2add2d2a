import { z } from 'zod';
import { yearParam } from '../ids';

/** The name of a parameter: `fiscalYear` for `:fiscalYear(^\\d{4}).xlsx`. */
type NameOf<Segment extends string> = Segment extends `${infer Name}(${string}` ? Name : Segment;

/** The names of a path's parameters: `'propertyId' | 'studyId'` of `/api/property/:propertyId/reservestudy/:studyId`. */
export type ParamNames<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? ParamNames<First> | ParamNames<Rest>
  : Path extends `:${infer Segment}`
    ? NameOf<Segment>
    : never;

/** The parameters of a path, typed by their names: `…Id` is a UUID, `fiscalYear` a year. */
export type Params<Path extends string> = {
  [Name in ParamNames<Path>]: Name extends 'fiscalYear' ? number : string;
};

type OddNames<Path extends string> = Exclude<ParamNames<Path>, `${string}Id` | 'fiscalYear'>;

/** The schemas that a declaration must have for parameters that are neither an id nor a year. */
export type OddParams<Path extends string> = [OddNames<Path>] extends [never]
  ? { params?: undefined }
  : { params: Record<OddNames<Path>, z.ZodType<string>> };

/** Returns the schema of a path's parameters; other values answer 404. */
export function paramsOf(path: string, odd: Record<string, z.ZodType> = {}): z.ZodObject | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);
  if (names.length === 0) return undefined;
  const schemaOf = (name: string) => odd[name] ?? (name === 'fiscalYear' ? yearParam : z.uuid());
  return z.object(Object.fromEntries(names.map((name) => [name, schemaOf(name)])));
}
