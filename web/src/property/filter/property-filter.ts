import { storage } from '../../app/storage';
import type { PropertySort } from '../list/PropertyList.generated';

/** What the list is narrowed to and sorted by, and the page of it. */
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

/** Does the address say anything about the list? */
export const isInAddress = (query: URLSearchParams) => KEYS.some((key) => query.has(key));

/** The filter of an address. Whatever it cannot mean is left out. */
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

/** The address of a filter: only what differs from no filter. Other parts of the query are kept. */
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

/** What is kept for the next visit: everything but the page. */
export function keptFilter({ page: _, ...kept }: PropertyFilter): Omit<PropertyFilter, 'page'> {
  return kept;
}

/** A kept filter as it comes back, from this browser or from the service; null when nothing was kept. */
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

/** Is the list narrowed? Sorting and paging do not narrow it. */
export const isNarrowed = (filter: PropertyFilter) =>
  filter.text.trim() !== '' || filter.propertyTypeId !== null || filter.needsAttention;

/** The arguments of the query. */
export function queryArguments(filter: PropertyFilter, pageSize: number) {
  const { page, text, ...rest } = filter;
  return { filter: { ...rest, text: text.trim() }, page, pageSize };
}

/** The filter of an address or, where that says nothing, of this browser; null where only the service may know one. */
export const knownFilter = (query: URLSearchParams): PropertyFilter | null =>
  isInAddress(query) ? filterOfAddress(query) : filterOfKept(storage.propertyFilter());

/** The query of an address with the filter that this browser keeps; null where that changes nothing. */
export function restoredQuery(query: URLSearchParams): URLSearchParams | null {
  if (isInAddress(query)) return null;
  const next = addressOfFilter(filterOfKept(storage.propertyFilter()) ?? noFilter, query);
  return isInAddress(next) ? next : null;
}
