import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildSchema, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { createCache } from './apollo-cache';
import { FIGURE_FIELDS, forgetFigures } from './figures-changed';

const schema = buildSchema(
  readFileSync(resolve(import.meta.dirname, '../../../../schema/generated/schema.graphql'), 'utf8'),
);

describe('the fields that are forgotten with the figures', () => {
  it.each(Object.entries(FIGURE_FIELDS))('are in the schema: fields of %s', (name, fields) => {
    const type = schema.getType(name);
    const known = isObjectType(type) ? Object.keys(type.getFields()) : [];
    expect(fields.filter((field) => !known.includes(field))).toEqual([]);
  });

  it('include every report of the graph', () => {
    const reports = Object.keys(schema.getQueryType()!.getFields()).filter((name) => name.endsWith('Report'));
    expect(reports.length).toBeGreaterThan(0);
    expect(FIGURE_FIELDS.Query).toEqual(expect.arrayContaining(reports));
  });
});

it('forgets reports with all their arguments, and only the figures of the property', () => {
  const cache = createCache();
  const other = '01980000-0000-7000-8000-00000000ffff';
  const row = (propertyId: string) => ({ __typename: 'PropertyListRow', propertyId, outlook: null });
  cache.restore({
    ROOT_QUERY: {
      __typename: 'Query',
      'inventoryReport({"fiscalYear":2026})': null,
      'inventoryReport({"fiscalYear":2027})': null,
      me: null,
    },
    [`Property:${PROPERTY_ID}`]: {
      __typename: 'Property',
      propertyId: PROPERTY_ID,
      name: 'Harbor House',
      'financialHealth({"fiscalYear":2026})': null,
    },
    [`PropertyListRow:${PROPERTY_ID}`]: row(PROPERTY_ID),
    [`PropertyListRow:${other}`]: row(other),
  });
  forgetFigures(cache, PROPERTY_ID);
  expect(cache.extract()).toEqual({
    ROOT_QUERY: { __typename: 'Query', me: null },
    [`Property:${PROPERTY_ID}`]: { __typename: 'Property', propertyId: PROPERTY_ID, name: 'Harbor House' },
    [`PropertyListRow:${PROPERTY_ID}`]: { __typename: 'PropertyListRow', propertyId: PROPERTY_ID },
    [`PropertyListRow:${other}`]: row(other),
  });
});
