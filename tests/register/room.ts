import type { Cast, Identity } from '@roofline/api/property/fixtures/cast';
import type { InjectOptions } from 'fastify';
import type { GraphClient } from '../stack/graph-client';
import type { RestClient } from '../stack/rest-client';
import type { UploadFile } from './examples';
import type { Rights } from './rights';

/** Values of a URL's parameters, and of a graph operation's variables, at one place. */
export type Place = Record<string, string>;

/** Valid values for a field, by its name, so that many random requests get past the first rule. */
export type Pool = Record<string, unknown[]>;

/** What a personal access token must be allowed. */
export type Need = 'read' | 'write' | 'people' | 'webhooks' | 'never';

/** A request that changes something: where, and what it sends in place of the sample. */
export interface Recorded {
  at: Place;
  payload?: object;
}

/** Where such requests are sent, and how the Admin of the properties makes what they need. */
export interface Recording {
  cast: Cast;
  home: Place;
  away: Place;
  /** In California, with 2025 over and 2026 set up, and a plan of it. */
  california: Place;
  ask: Furnishing['ask'];
}

/** A route of the service: who may use it, and a request that gets past its rules. */
export interface RouteRow {
  who: Rights;
  /** A valid body with nothing in it that depends on another request. */
  body?: (at: Place) => object;
  /** The query, from its question mark on. */
  query?: (at: Place) => string;
  /** What an upload sends, and the fields beside it. */
  file?: UploadFile;
  fields?: (at: Place) => Record<string, string>;
  /**
   * Codes of answers from behind the guard to this request, when these are neither successful nor refused for a stale
   * version.
   */
  past?: readonly string[];
  /** What a token needs, where method and address do not show it: a GET reads, everything else writes. */
  token?: Need;
  /** A POST of people who are signed in that writes without a key: a repeat changes nothing, or its answer is a secret. */
  isUnkeyed?: true;
  /** It is about only the caller, in no workspace. */
  isInNoWorkspace?: true;
  /** It takes its object away, without a version to be stale: the scene makes another for each caller. */
  isTaken?: true;
  /** What it changes has version 0 until the first save. */
  startsAtNothing?: true;
  /**
   * One request, or several that record different kinds of activity, where the sample changes nothing that is recorded or
   * cannot succeed at home.
   */
  recorded?: (at: Recording) => Promise<Recorded[]> | Recorded[];
}

/** The graph's form of the service's answer: a value, nothing, or an error with this code. */
export type GraphOutcome = 'value' | 'none' | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND';

/** A query or a mutation. */
export interface RootField {
  /** The route that decides: its row says who may use it, once for both. */
  route: string;
  /** Set when the field reports a refusal in another way than by an error. */
  instead?: Partial<Record<401 | 403 | 404, GraphOutcome>>;
  /** Arguments that do not follow from the place and the body of the route. */
  over?: (at: Place) => object;
  /** The scene has nothing there: a caller who may read it gets nothing. */
  isEmpty?: boolean;
}

/** A field that a resolver of the BFF answers by a separate read, named `Type.field`. */
export interface NestedField extends RootField {
  args?: string;
  /** Those who may read it, and for whom the scene has nothing there. */
  emptyFor?: readonly Identity[];
}

/** A query that the web client ships. */
export interface ShippedQuery {
  variables?: (at: Place) => Record<string, unknown>;
  /** The most REST calls that it may take. */
  atMost: number;
  /** Asked by internal staff; otherwise by a PortfolioAdmin. */
  isStaff?: boolean;
}

/** Answers of any route: the scene reads ids from them. */
// oxlint-disable-next-line typescript/no-explicit-any
type Anything = any;

/** Where a room puts its objects for the tests of rights, as the Admin `who` of the property's workspace. */
export interface Furnishing {
  cast: Cast;
  who: Identity;
  workspaceId: string;
  propertyId: string;
  ask(method: 'GET' | 'POST' | 'PUT', url: string, options?: InjectOptions): Promise<Anything>;
  upload(url: string, file: UploadFile): Promise<Anything>;
}

/** Where a room puts its objects for random requests. */
export interface Planting {
  rest: RestClient;
  propertyId: string;
  /** What the rooms before it, by their names, have put there. */
  pool: Pool;
  upload(path: string, file: UploadFile): Promise<Record<string, string>>;
}

/**
 * What the tests of a whole floor need to know of a room. A route, a field or an operation without a row fails; the test
 * says which file it belongs to.
 */
export interface Room {
  /** AZ-1: each route, as `GET /api/property/:propertyId`. */
  routes?: Record<string, RouteRow>;
  /** Makes an object behind each parameter of the routes' addresses; answers with the parameters' values. */
  furnish?: (at: Furnishing) => Promise<Place>;
  /** Valid values for fields of bodies, by their names. */
  pool?: () => Pool;
  /** Makes objects that random requests are about; answers with their ids and with values that depend on them. */
  plant?: (at: Planting) => Promise<Pool>;
  /** AZ-2: each query and mutation. */
  queries?: Record<string, RootField>;
  mutations?: Record<string, RootField>;
  /**
   * AZ-12: each object that is reached through another object by a separate read. The route is that of the same object by
   * its id, so that both ways give the same result. Fields that no resolver of the BFF answers are parts of their parent's
   * answer.
   */
  nested?: Record<string, NestedField>;
  /** The path to an object of each type that has nested fields. */
  parents?: Record<string, (selection: string) => string>;
  /** Those of the types that come in a list: a caller without access finds no row in it. */
  listed?: readonly string[];
  /** Each query that the web client ships. */
  shipped?: Record<string, ShippedQuery>;
  /** Finds or makes what these queries are about in the demo data: answers with values of their variables. */
  demo?: (manager: GraphClient, at: Place) => Promise<Place>;
}

/** A root field by the route that decides. */
export const by = (route: string, more: Omit<RootField, 'route'> = {}): RootField => ({ route, ...more });

/** Each field of an example as the only valid value of its name. */
export const asPool = (example: object): Pool =>
  Object.fromEntries(Object.entries(example).map(([key, value]) => [key, [value]]));
