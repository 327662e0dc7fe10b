import { expect, test } from 'vitest';
import { z } from 'zod';
import { mediaTypeOf } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { replyTypeOf } from './call.ts';
import type { CallName } from './call-types.ts';
import { isReplyTo, replyFields } from './reply-fields.ts';

const successes = endpoints
  .filter(({ path }) => path.startsWith('/api/'))
  .flatMap(({ method, path, replies }) =>
    Object.values(replies).flatMap((shape) =>
      shape === null ? [] : [{ name: `${method} ${path}`, path, shape }],
    ),
  );

/** Returns the fields that every object of a shape has. */
function requiredFields(shape: z.ZodType): string[] {
  if (shape instanceof z.ZodIntersection)
    return [shape.def.left, shape.def.right].flatMap((side) => requiredFields(side as z.ZodType));
  if (shape instanceof z.ZodUnion) {
    const [first = [], ...others] = shape.options.map((option) => requiredFields(option as z.ZodType));
    return first.filter((key) => others.every((keys) => keys.includes(key)));
  }
  if (!(shape instanceof z.ZodObject)) return [];
  return Object.keys(shape.shape).filter((key) => !shape.shape[key].safeParse(undefined).success);
}

test.each(successes)('the pages expect the media type of $name', ({ path, shape }) => {
  expect(replyTypeOf(path)).toBe(mediaTypeOf(shape));
});

test.each(Object.entries(replyFields))(
  'the pages know the reply to %s by fields that it always has',
  (name, fields) => {
    const shape = successes.find((success) => success.name === name)?.shape;
    const row = shape instanceof z.ZodArray ? (shape.element as z.ZodType) : shape;
    const [expected] = shape instanceof z.ZodArray ? fields : [fields];
    expect(requiredFields(row as z.ZodType)).toEqual(expect.arrayContaining(expected as unknown as string[]));
  },
);

test('no page takes the reply to one of its polls for the reply to another', () => {
  const sample = (fields: (typeof replyFields)[keyof typeof replyFields]) =>
    fields.some((field) => Array.isArray(field))
      ? fields.map((row) => Object.fromEntries([row].flat().map((key) => [key, null])))
      : Object.fromEntries(fields.map((key) => [key, null]));
  const names = Object.keys(replyFields) as (keyof typeof replyFields)[];
  const taken = names.flatMap((name) =>
    names
      .filter((other) => other !== name && isReplyTo(name, sample(replyFields[other])))
      .map((other) => `${name} ← ${other}`),
  );
  // A text has all fields of a setting; its key is none that the pages look for.
  expect(taken).toEqual(['GET /api/admin/settings ← GET /api/admin/content']);
});

test.each<[CallName, unknown]>([
  ['GET /api/leaderboard', { error: 'no' }],
  ['GET /api/leaderboard', null],
  ['GET /api/admin/players/{id}/entry-dates', { ring: 1, appointment: 2 }],
  ['GET /api/admin/players/{id}/entry-dates', [{ id: 1 }]],
  ['GET /api/leaderboard', '<html>'],
  ['GET /api/months', { month: '2026-11' }],
  ['GET /api/admin/players', [null]],
  ['POST /api/screens/beat', { ok: true }],
])('%s is not answered by %j', (name, value) => {
  expect(isReplyTo(name, value)).toBe(false);
});
