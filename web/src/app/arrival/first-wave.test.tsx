import { act, screen, waitFor } from '@testing-library/react';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noFilter, queryArguments } from '../../property/filter/property-filter';
import { open, service } from '../../property/list/testing/list-service';
import { PropertiesPage } from '../../property/PropertiesPage';
import { testClient } from '../../testing/schema-link';
import { viewerFields } from '../../testing/graph-fixtures';
import { PropertyListDocument } from '../../property/list/PropertyList.generated';
import { storage } from '../storage';
import { arrivalPair, arrivalPolicy, askFirst, asked, forgetFirst } from './first-wave';

beforeEach(() => {
  storage.clear();
  forgetFirst();
});
afterEach(() => vi.useRealTimers());

const FIRST = queryArguments(noFilter, 20);
const arrivalAt = (query = '') => ({ params: {}, search: new URLSearchParams(query), pair: null });

describe('the pair of an arrival', () => {
  it('is the property shown last with the chosen year, and null for another property', () => {
    expect(arrivalPair(PROPERTY_ID)).toBeNull();
    storage.setShownPair({ propertyId: PROPERTY_ID, fiscalYear: 2026, name: 'Oak' });
    expect(arrivalPair(PROPERTY_ID)).toEqual({ propertyId: PROPERTY_ID, fiscalYear: 2026 });
    storage.setFiscalYear(2025);
    expect(arrivalPair(PROPERTY_ID)).toEqual({ propertyId: PROPERTY_ID, fiscalYear: 2025 });
    expect(arrivalPair('another')).toBeNull();
  });

  it('is the pair shown last where no property was chosen, and null in a new browser', () => {
    expect(arrivalPair(null)).toBeNull();
    storage.setShownPair({ propertyId: PROPERTY_ID, fiscalYear: 2026, name: 'Oak' });
    expect(arrivalPair(null)).toEqual({ propertyId: PROPERTY_ID, fiscalYear: 2026 });
  });

  it('is stored by the page for the next visit', async () => {
    open(service(1).graph);
    await screen.findByText('Property 1');
    await waitFor(() => expect(storage.shownPair()).toEqual({ propertyId: PROPERTY_ID, fiscalYear: 2026 }));
  });
});

describe('the first wave of an arrival', () => {
  it('requests the rows for the filter of the address, of this browser, or for none', () => {
    const rows = (query?: string) =>
      PropertiesPage.firstWave(arrivalAt(query)).find(
        ({ query: each }) => each === (PropertyListDocument as unknown),
      )?.variables;
    expect(rows()).toEqual(FIRST);
    storage.setPropertyFilter({ text: 'Alder' });
    expect(rows()).toMatchObject({ filter: { text: 'Alder' } });
    expect(rows('?text=Cedar&page=2')).toMatchObject({ filter: { text: 'Cedar' }, page: 2 });
  });

  it('takes the query of the address from the filter that this browser stores', () => {
    const restored = (query = '') => PropertiesPage.restored(new URLSearchParams(query))?.toString() ?? null;
    expect(restored()).toBeNull();
    storage.setPropertyFilter({ text: '', sort: 'propertyName' });
    expect(restored('?sp_ref=mail')).toBeNull();
    storage.setPropertyFilter({ text: 'Alder', sort: 'percentFunded' });
    expect(restored('?sp_ref=mail')).toBe('sp_ref=mail&text=Alder&sort=percentFunded');
    expect(restored('?page=2')).toBeNull();
  });

  it('is not requested again by the page, whether the answer is there or still loading', async () => {
    const { graph } = service(3);
    const { client, sent } = testClient({ ...viewerFields, ...graph });
    askFirst(client, PropertiesPage.firstWave(arrivalAt()));
    expect(sent.map(({ name }) => name)).toEqual([
      'PropertyListSettings',
      'PropertyList',
      'PropertyListOutlooks',
    ]);
    // Still loading: one request for both. There: no request.
    for (let time = 0; time < 2; time++) {
      expect(arrivalPolicy(PropertyListDocument, FIRST)).toBe('cache-first');
      const read = { query: PropertyListDocument, variables: FIRST, fetchPolicy: 'cache-first' } as const;
      expect((await client.query(read)).data?.properties.totalCount).toBe(3);
    }
    expect(sent.filter(({ name }) => name === 'PropertyList')).toHaveLength(1);
  });

  it('counts as just loaded for half a minute, and only for its own variables', () => {
    vi.useFakeTimers();
    const { client } = testClient({ ...viewerFields, ...service(1).graph });
    askFirst(client, [asked(PropertyListDocument, FIRST)]);
    expect(arrivalPolicy(PropertyListDocument, { ...FIRST, page: 2 })).toBe('cache-and-network');
    expect(arrivalPolicy(PropertyListDocument, FIRST)).toBe('cache-first');
    vi.advanceTimersByTime(30_001);
    expect(arrivalPolicy(PropertyListDocument, FIRST)).toBe('cache-and-network');
  });

  it('is requested again by the page where it failed', async () => {
    const { client } = testClient({});
    askFirst(client, [asked(PropertyListDocument, FIRST)]);
    await act(async () => {
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(arrivalPolicy(PropertyListDocument, FIRST)).toBe('cache-and-network');
  });
});
