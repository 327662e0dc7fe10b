import { expect, expectTypeOf, test } from 'vitest';
import type { CallName, Input, Reply } from './client/call-types.ts';
import { endpoints } from './endpoints.ts';
import type { Entry } from './entries.ts';
import type { Tagged } from './row-tag.ts';

test('no two calls share a method and a path', () => {
  const names = endpoints.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('every parameter in a path has a shape, and only those', () => {
  for (const endpoint of endpoints) {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const shaped = 'params' in endpoint ? Object.keys(endpoint.params.shape) : [];
    expect(shaped, endpoint.path).toEqual(inPath);
  }
});

test('calls that take a key live under /api/admin, and those of other systems under /api/intake; no other call does', () => {
  for (const { access, path } of endpoints) {
    expect(/^\/api\/(admin|intake)\//.test(path), path).toBe(access !== 'public');
  }
});

test('a call is typed by its name alone', () => {
  expectTypeOf<'GET /api/leaderboard'>().toExtend<CallName>();
  expectTypeOf<'GET /api/nothing'>().not.toExtend<CallName>();
  expectTypeOf<Reply<'POST /api/admin/entries'>>().toEqualTypeOf<Tagged<Entry>>();
  expectTypeOf<Reply<'DELETE /api/admin/entries/{id}'>>().toEqualTypeOf<undefined>();
  expectTypeOf<Input<'GET /api/admin/entries'>>().toExtend<{ query: { date: string } }>();
});
