import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { OpenAPIV3_1 } from 'openapi-types';
import { buildTestApp, type TestApp } from '../testing';
import { operationIdOf } from './operation';

type Document = Required<Pick<OpenAPIV3_1.Document, 'paths' | 'tags'>> & {
  components: OpenAPIV3_1.ComponentsObject;
};

let t: TestApp;
let document: Document;
let operations: { at: string; method: string; operation: OpenAPIV3_1.OperationObject }[];
beforeAll(async () => {
  t = await buildTestApp();
  document = (await t.app.inject({ url: '/api/openapi.json' })).json();
  operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({
      at: `${method.toUpperCase()} ${path}`,
      method,
      operation: operation as OpenAPIV3_1.OperationObject,
    })),
  );
});
afterAll(() => t.close());

const at = (wanted: string) => operations.find((each) => each.at === wanted)!.operation;
const header = (operation: OpenAPIV3_1.OperationObject, name: string) =>
  (operation.parameters as OpenAPIV3_1.ParameterObject[] | undefined)?.find(
    (each) => each.in === 'header' && each.name === name,
  );
const contentOf = (part: unknown) => (part as OpenAPIV3_1.ResponseObject).content ?? {};

test("has no error by Redocly's recommended rules", async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const found = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  });
  const told = found.map(({ severity, ruleId, message, location }) => [
    severity,
    ruleId,
    message,
    location[0]?.pointer,
  ]);
  expect(told.filter(([severity]) => severity === 'error')).toEqual([]);
  // The paths are the specification's; `property` can never be an id.
  expect(told.filter(([, rule]) => rule !== 'no-ambiguous-paths')).toEqual([]);
});

test('gives every operation a unique id, a tag with a description, and its failures', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(ids.length).toBeGreaterThan(300);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain(undefined);
  const told = new Set(document.tags.map(({ name }) => name));
  expect(operations.flatMap(({ operation }) => operation.tags ?? []).filter((tag) => !told.has(tag))).toEqual(
    [],
  );
  for (const { at: where, operation } of operations) {
    const statuses = Object.keys(operation.responses ?? {});
    expect([where, statuses.some((status) => status.startsWith('2'))]).toEqual([where, true]);
    const isPublic = operation.security?.length === 0;
    if (!isPublic) expect([where, statuses]).toEqual([where, expect.arrayContaining(['401', '403', '404'])]);
  }
});

test('names operations by method and path', () => {
  const id = (method: 'GET' | 'PUT', path: string) => operationIdOf({ method, path });
  expect(id('GET', '/api/property/:propertyId/reservestudy/:studyId')).toBe(
    'getPropertyByPropertyIdReservestudyByStudyId',
  );
  expect(id('GET', String.raw`/api/reports/percentfunded/:propertyId/:fiscalYear(^\d{4}).pdf`)).toBe(
    'getReportsPercentfundedByPropertyIdByFiscalYearPdf',
  );
  expect(id('PUT', '/api/user/profile-photo')).toBe('putUserProfilePhoto');
});

test('says which writes need a version and which accept a key', () => {
  const save = at('PUT /api/property/{propertyId}');
  expect(header(save, 'If-Match')).toMatchObject({ required: true });
  expect(Object.keys(save.responses!)).toEqual(expect.arrayContaining(['200', '412', '422', '428']));
  const add = at('POST /api/property');
  expect(header(add, 'If-Match')).toBeUndefined();
  expect(header(add, 'Idempotency-Key')).toMatchObject({ required: false });
  const read = at('GET /api/property/{propertyId}');
  expect([header(read, 'If-Match'), header(read, 'Idempotency-Key')]).toEqual([undefined, undefined]);
  expect(Object.keys(read.responses!)).not.toContain('412');
});

test('describes the parts of an upload and the media types of files', () => {
  const one = contentOf(at('POST /api/user/profile-photo').requestBody)['multipart/form-data']!.schema;
  expect(one).toMatchObject({
    required: ['file'],
    properties: { file: { type: 'string', format: 'binary' } },
  });
  const many = contentOf(at('POST /api/photo/property/{propertyId}').requestBody)['multipart/form-data']!
    .schema;
  expect(many).toMatchObject({ properties: { file: { type: 'array', items: { format: 'binary' } } } });
  const report = at('GET /api/reports/percentfunded/{propertyId}/{fiscalYear}.pdf');
  expect(Object.keys(contentOf(report.responses!['200']))).toEqual(['application/pdf']);
});

test('names every body, and equal shapes by one name', () => {
  const body = (where: string) => contentOf(at(where).requestBody)['application/json']!.schema;
  const answer = (where: string) => {
    const schema = contentOf(at(where).responses!['200'])['application/json']!
      .schema as OpenAPIV3_1.SchemaObject;
    return schema.properties!.data;
  };
  expect(answer('GET /api/property/{propertyId}')).toEqual({ $ref: '#/components/schemas/Property' });
  expect(answer('PUT /api/property/{propertyId}')).toEqual({ $ref: '#/components/schemas/Property' });
  expect(body('PUT /api/property/{propertyId}')).toEqual({ $ref: '#/components/schemas/PropertyChange' });
  const shapes = Object.values(document.components.schemas!).map((schema) => JSON.stringify(schema));
  expect(new Set(shapes).size).toBe(shapes.length);
  const inline = operations.filter(({ operation }) => {
    const { schema } = contentOf(operation.requestBody ?? {})['application/json'] ?? {};
    return schema && 'properties' in schema;
  });
  expect(inline).toEqual([]);
});

test('leaves out limits that only repeat the type', () => {
  const text = JSON.stringify(document);
  expect(text).not.toContain(String(Number.MAX_SAFE_INTEGER));
  expect(text).not.toContain('[89abAB]');
});
