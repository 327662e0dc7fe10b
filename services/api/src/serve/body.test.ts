import { expect, test } from 'vitest';
import { useApi } from '../../testing/api.ts';

const api = await useApi();

const json = { 'Content-Type': 'application/json' };
const add = 'POST /api/admin/players';

test.each([
  ['cut off', '{"name":'],
  ['a lone number', '17'],
  ['a lone text', '"Anna"'],
  ['no JSON at all', 'name=Anna'],
  ['a poisoned prototype', '{"name":"Anna","__proto__":{"admin":true}}'],
])('JSON that is %s is broken', async (_, raw) => {
  const { status, body } = await api.ask(add, { raw, headers: json });
  expect(status).toBe(400);
  expect(body).toEqual({ error: 'Il corpo della richiesta non è JSON valido', issues: [] });
});

test.each([
  ['empty', ''],
  ['a list', '[]'],
  ['an empty object', '{}'],
])('a body that is %s has not what the call needs', async (_, raw) => {
  const { status, body } = await api.ask(add, { raw, headers: json });
  expect(status).toBe(400);
  expect(body.issues).toHaveLength(1);
});

test.each([
  ['none', {}],
  ['plain text', { 'Content-Type': 'text/plain' }],
  ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['an upload', { 'Content-Type': 'multipart/form-data; boundary=x' }],
])('a body whose media type is %s is refused', async (_, headers: Record<string, string>) => {
  const raw = new TextEncoder().encode('{"name":"Anna"}');
  const { status, body } = await api.ask(add, { raw, headers });
  expect(status).toBe(415);
  expect(body).toEqual({ error: expect.stringContaining('application/json') });
});

test('a body that a call needs is not left out', async () => {
  const { status, body } = await api.ask(add);
  expect(status).toBe(415);
  expect(body).toEqual({ error: expect.stringContaining('application/json') });
});

test('the media type may name its charset', async () => {
  const headers = { 'Content-Type': 'application/json; charset=UTF-8' };
  const { status, body } = await api.ask(add, { raw: '{"name":"Niccolò"}', headers });
  expect(status).toBe(201);
  expect(body.name).toBe('Niccolò');
});

test.each([
  ['a byte that is not UTF-8', Buffer.from('{"name":"Niccol\xF2"}', 'latin1')],
  ['half of a surrogate pair, as bytes', Buffer.from('{"name":"\xED\xA0\x80"}', 'latin1')],
  ['half of a surrogate pair, escaped', '{"name":"Anna \\ud800"}'],
  ['NUL', '{"name":"Anna\\u0000"}'],
])('a text with %s is refused and not stored', async (_, raw) => {
  const before = (await api.ask('GET /api/admin/players')).body.length;
  const { status, body } = await api.ask(add, {
    raw: typeof raw === 'string' ? raw : new Uint8Array(raw),
    headers: json,
  });
  expect(status).toBe(400);
  expect(body.issues).toEqual(expect.any(Array));
  expect((await api.ask('GET /api/admin/players')).body).toHaveLength(before);
});

test('text is stored as it was sent, bytes, escapes and pairs alike', async () => {
  const { body } = await api.ask(add, {
    raw: '{"name":"\\u00e9 é 😀 \\ud83d\\ude00 \uFFFD"}',
    headers: json,
  });
  expect(body.name).toBe('é é 😀 😀 \uFFFD');
});

test('a query that is not UTF-8 is refused', async () => {
  const { status } = await api.ask('GET /api/admin/entries?date=2025-10-01&x=%FF');
  expect(status).toBe(400);
});

const filled = (bytes: number) => {
  const start = '{"name":"Anna","note":"';
  return `${start}${'x'.repeat(bytes - start.length - 2)}"}`;
};

test('1 MB is accepted, and a byte more is too large', async () => {
  expect((await api.ask(add, { raw: filled(1024 * 1024), headers: json })).status).toBe(201);
  const { status, body } = await api.ask(add, { raw: filled(1024 * 1024 + 1), headers: json });
  expect(status).toBe(413);
  expect(body).toEqual({ error: 'La richiesta è troppo grande: al massimo 1 MB' });
});

test('a call without a body needs no body and ignores one', async () => {
  expect((await api.ask('POST /api/admin/recalculate-leaderboard')).status).toBe(200);
  expect((await api.ask('POST /api/admin/recalculate-leaderboard', { raw: 'ciao' })).status).toBe(200);
});
