import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { routes } from '../routes.ts';
import { openApiDocument } from './document.ts';

const document = openApiDocument();

const api = await useApi();

test('the document is served to anyone and is valid OpenAPI 3.1', async () => {
  const { status, body } = await api.ask('GET /api/openapi.json', { key: null });
  expect(status).toBe(200);
  const validator = new Validator();
  expect(await validator.validate(body)).toMatchObject({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('the document names every call that is served, with the errors that it can answer', () => {
  const operations = Object.entries(document.paths).flatMap(([path, byMethod]) =>
    Object.keys(byMethod).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(operations.sort()).toEqual(routes.map(({ endpoint: e }) => `${e.method} ${e.path}`).sort());

  const answersOf = (path: string, method: string) => {
    const operation = document.paths[path]?.[method];
    return operation && 'responses' in operation ? Object.keys(operation.responses ?? {}) : [];
  };
  expect(answersOf('/api/admin/entries', 'post')).toEqual([
    '200',
    '201',
    '400',
    '401',
    '403',
    '404',
    '409',
    '412',
    '413',
    '415',
    '421',
    '429',
    '503',
  ]);
  expect(answersOf('/api/leaderboard', 'get')).toEqual(['200', '304', '400', '404', '421', '503']);
  expect(answersOf('/healthz', 'get')).toEqual(['200', '304', '421']);
});

test('a public call says that it asks for no key, and an admin’s which keys open it', () => {
  expect(document.paths['/api/leaderboard']?.get).toMatchObject({ security: [] });
  const security = [{ adminKey: [] }, { bearer: [] }];
  expect(document.paths['/api/admin/players']?.get).toMatchObject({ security });
});

test('only the call that archives may come without its body', () => {
  for (const [path, byMethod] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(byMethod)) {
      if (!('requestBody' in operation)) continue;
      const required = path !== '/api/admin/players/{id}/archive';
      expect(operation, `${method} ${path}`).toMatchObject({ requestBody: { required } });
    }
  }
});

test('answers that may be older than the database say so in a header', () => {
  const answer = { headers: { 'X-Data-Age': { schema: { type: 'string' } } } };
  for (const path of ['/api/leaderboard', '/api/site', '/api/scoring-config']) {
    expect(document.paths[path]?.get).toMatchObject({ responses: { 200: answer, 304: answer } });
  }
});

test('a shape is written once, under its name, with plausible examples', () => {
  expect(document.paths['/api/admin/entries']?.post).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/NewEntry' } } } },
    responses: {
      201: {
        content: {
          'application/json': {
            schema: {
              allOf: [{ $ref: '#/components/schemas/Entry' }, { $ref: '#/components/schemas/RowTag' }],
            },
          },
        },
      },
    },
  });
  const { NewEntry, Leaderboard, NewPrize, Prize, PrizeChange } = document.components.schemas;
  expect(NewEntry).toMatchObject({
    required: ['playerId', 'date', 'rings'],
    properties: {
      playerId: { type: 'string', format: 'uuid' },
      date: { type: 'string', format: 'date', examples: ['2025-10-31'] },
      rings: { type: 'integer', minimum: 0, maximum: 10_000 },
      apptSet: { default: 0 },
    },
  });
  expect(Prize).toMatchObject({ required: expect.arrayContaining(['isActive', 'month']) });
  // Optional, and null for every month.
  const month = {
    anyOf: [{ type: 'string', examples: [expect.stringMatching(/^\d{4}-\d{2}$/)] }, { type: 'null' }],
  };
  for (const shape of [NewPrize, PrizeChange]) expect(shape).toMatchObject({ properties: { month } });
  for (const shape of [NewPrize, PrizeChange])
    expect(shape).not.toMatchObject({ required: expect.arrayContaining(['month']) });
  expect(Leaderboard).toMatchObject({
    properties: { entries: { type: 'array', items: { $ref: '#/components/schemas/Standing' } } },
  });
});
