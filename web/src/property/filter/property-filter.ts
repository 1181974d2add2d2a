import { storage } from '../../app/storage';
import type { PropertySort } from '../list/PropertyList.generated';

/** The filters, the order and the page of the list. */
export interface PropertyFilter {
  text: string;
  propertyTypeId: number | null;
  /** Weak, or below zero within 30 years. */
  needsAttention: boolean;
  sort: PropertySort;
  descending: boolean;
  page: number;
}

export const PROPERTY_SORTS: Record<PropertySort, string> = {
  propertyName: 'Property Name',
  propertyTypeName: 'Property Type',
  location: 'Location',
  portfolio: 'Portfolio',
  percentFunded: 'Percent funded',
  firstYearBelowZero: 'First year below zero',
};

export const noFilter: PropertyFilter = {
  text: '',
  propertyTypeId: null,
  needsAttention: false,
  sort: 'propertyName',
  descending: false,
  page: 1,
};

const MAX_TEXT = 200;
const KEYS = ['text', 'type', 'attention', 'sort', 'desc', 'page'];

function positive(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : null;
}

function sortOf(value: unknown): PropertySort {
  return typeof value === 'string' && value in PROPERTY_SORTS ? (value as PropertySort) : noFilter.sort;
}

/** Returns whether the address has any part of a filter. */
export const isInAddress = (query: URLSearchParams) => KEYS.some((key) => query.has(key));

/** Returns the filter in an address, without invalid parts. */
export function filterOfAddress(query: URLSearchParams): PropertyFilter {
  return {
    text: (query.get('text') ?? '').slice(0, MAX_TEXT),
    propertyTypeId: positive(query.get('type')),
    needsAttention: query.get('attention') === '1',
    sort: sortOf(query.get('sort')),
    descending: query.get('desc') === '1',
    page: positive(query.get('page')) ?? 1,
  };
}

/** Returns the query of a filter, without its default parts. Other parameters of the query stay. */
export function addressOfFilter(filter: PropertyFilter, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const key of KEYS) next.delete(key);
  if (filter.text.trim()) next.set('text', filter.text);
  if (filter.propertyTypeId !== null) next.set('type', String(filter.propertyTypeId));
  if (filter.needsAttention) next.set('attention', '1');
  if (filter.sort !== noFilter.sort) next.set('sort', filter.sort);
  if (filter.descending) next.set('desc', '1');
  if (filter.page > 1) next.set('page', String(filter.page));
  return next;
}

/** Returns the part of the filter that is stored for the next visit: all except the page. */
export function keptFilter({ page: _, ...kept }: PropertyFilter): Omit<PropertyFilter, 'page'> {
  return kept;
}

/** Decodes a filter that this browser or the service stored; null when nothing was stored. */
export function filterOfKept(kept: unknown): PropertyFilter | null {
  if (kept === null || typeof kept !== 'object' || !('text' in kept)) return null;
  const { text, propertyTypeId, needsAttention, sort, descending } = kept as Record<string, unknown>;
  return {
    text: typeof text === 'string' ? text.slice(0, MAX_TEXT) : '',
    propertyTypeId: positive(propertyTypeId),
    needsAttention: needsAttention === true,
    sort: sortOf(sort),
    descending: descending === true,
    page: 1,
  };
}

/** Returns whether a filter is set. Order and page do not count. */
export const isNarrowed = (filter: PropertyFilter) =>
  filter.text.trim() !== '' || filter.propertyTypeId !== null || filter.needsAttention;

/** Returns the arguments of the query. */
export function queryArguments(filter: PropertyFilter, pageSize: number) {
  const { page, text, ...rest } = filter;
  return { filter: { ...rest, text: text.trim() }, page, pageSize };
}

/** Returns the filter in the address or, without one, of this browser; null where only the service may have one. */
export const knownFilter = (query: URLSearchParams): PropertyFilter | null =>
  isInAddress(query) ? filterOfAddress(query) : filterOfKept(storage.propertyFilter());

/** Returns the query with the filter that this browser stored; null where that changes nothing. */
export function restoredQuery(query: URLSearchParams): URLSearchParams | null {
  if (isInAddress(query)) return null;
  const next = addressOfFilter(filterOfKept(storage.propertyFilter()) ?? noFilter, query);
  return isInAddress(next) ? next : null;
}
