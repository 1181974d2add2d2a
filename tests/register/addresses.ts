import { workActor } from '@roofline/api/platform/actor';
import { rowsOf as sqlRows } from '@roofline/api/platform/database';
import type { TestApp } from '@roofline/api/platform/testing';
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf } from './rooms';

// Every address from which the product reads what a workspace or one of its properties has.

type Place = Record<string, string>;

/** What is read: a whole workspace, or only one of its properties. */
export interface Whole {
  workspaceId: string;
  propertyId?: string;
  /** Of each property, only its newest ones: as many as this. */
  years: number;
}

/** Every place that has figures: each property with its years, plans and projects. */
async function placesOf({ database }: TestApp, { workspaceId, propertyId, years }: Whole): Promise<Place[]> {
  const ids = (query: SQL) => database.tenant(workActor([workspaceId]), (tx) => sqlRows<Place>(tx, query));
  const property = propertyId === undefined ? sql`true` : sql`property_id = ${propertyId}::uuid`;
  const of = sql`workspace_id = ${workspaceId}::uuid and ${property}`;
  const newest = sql`select property_id, fiscal_year from (select property_id, fiscal_year,
      row_number() over (partition by property_id order by fiscal_year desc) as place
    from property_financial where ${of}) numbered where place <= ${years}`;
  return [
    ...(await ids(
      sql`select property_id as "propertyId", fiscal_year::text as "fiscalYear" from (${newest}) as newest`,
    )),
    ...(await ids(sql`select property_id as "propertyId", plan_id as "planId" from plan
      where ${of} and (property_id, fiscal_year) in (${newest})`)),
    ...(await ids(
      sql`select property_id as "propertyId", project_id as "projectId" from project where ${of}`,
    )),
    ...(await ids(
      sql`select property_id as "propertyId", property_photo_id as "propertyPhotoId" from photo where ${of} limit 10`,
    )),
    ...(await ids(
      sql`select property_id as "propertyId", property_file_id as "propertyFileId" from property_file where ${of} limit 10`,
    )),
    ...(propertyId === undefined ? [{ workspaceId }] : []),
  ];
}

/** What is only about the caller, and what draws files again. */
const APART =
  /^\/api\/(account|admin|docs|openapi|health|notification|user|job|filtersettings)|skipsetup|pdf|\.xlsx|\/workbook|\/export|packet|\/credentials|full-archive/;

/** Addresses that the product reads, at a place. */
function addressesAt(place: Place): string[] {
  return Object.entries(rowsOf('routes')).flatMap(([route, { query }]) => {
    const [method, pattern] = route.split(' ') as [string, string];
    const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name]) => name!);
    if (method !== 'GET' || APART.test(pattern) || names.some((name) => !(name in place))) return [];
    // A place with a plan is read by the plan's own addresses only, and so on: the others were read before.
    const special = ['fiscalYear', 'planId', 'projectId', 'propertyPhotoId', 'propertyFileId'].find(
      (name) => name in place,
    );
    const search = query?.(place) ?? '';
    if (special && special !== 'fiscalYear' && !names.includes(special) && !search.includes(place[special]!))
      return [];
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => place[name]!);
    return search.includes('undefined') ? [] : [path + search];
  });
}

/** Each address once. */
export const addressesOf = async (app: TestApp, whole: Whole): Promise<Set<string>> =>
  new Set((await placesOf(app, whole)).flatMap(addressesAt));
