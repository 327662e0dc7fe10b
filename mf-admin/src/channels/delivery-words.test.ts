import { describe, expect, test } from 'vitest';
import { adviceFor, type Fared, faredInWords, stateName } from './delivery-words.ts';

const now = new Date('2026-11-21T18:40:00+01:00');
const refused = (status: number | null, fields: Partial<Fared> = {}): Fared => ({
  state: 'waiting',
  attempts: 3,
  status,
  error: 'Il ricevitore …',
  nextAttemptAt: '2026-11-21T18:42:00+01:00',
  ...fields,
});
const words = (fared: Fared) => [stateName(fared), faredInWords(fared, now)];

test('a message that is refused says what was answered, when it is tried again and how often it was', () => {
  expect(words(refused(500))).toEqual(['Si riprova', 'Ha risposto 500: riproviamo alle 18:42 (3 tentativi)']);
  expect(words(refused(null, { attempts: 1 }))).toEqual([
    'Si riprova',
    'Non arriva: riproviamo alle 18:42 (1 tentativo)',
  ]);
  expect(words(refused(429, { nextAttemptAt: '2026-11-22T09:00:00+01:00' }))[1]).toBe(
    'Ha risposto 429: riproviamo alle 09:00 di domenica 22 novembre (3 tentativi)',
  );
  expect(words(refused(null, { nextAttemptAt: '2026-11-21T18:40:30+01:00' }))[1]).toBe(
    'Non arriva: riproviamo tra poco (3 tentativi)',
  );
});

test('one that was not tried yet leaves now, or says when its turn is', () => {
  const fresh = { error: null, attempts: 0, nextAttemptAt: now.toISOString() };
  expect(words(refused(null, fresh))).toEqual(['In attesa', 'In partenza']);
  expect(words(refused(null, { ...fresh, nextAttemptAt: '2026-11-21T18:41:00+01:00' }))).toEqual([
    'In attesa',
    'In coda: parte alle 18:41',
  ]);
});

test('one that arrived or was given up says so', () => {
  const ended = { nextAttemptAt: null } as const;
  expect(words(refused(200, { ...ended, state: 'sent', error: null, attempts: 1 }))[1]).toBe('Inviato');
  expect(words(refused(200, { ...ended, state: 'sent', error: null }))[1]).toBe('Inviato dopo 3 tentativi');
  expect(words(refused(503, { ...ended, state: 'failed', attempts: 58 }))).toEqual([
    'Non riuscito',
    'Non riuscito · ha risposto 503 · 58 tentativi',
  ]);
  expect(words(refused(null, { ...ended, state: 'failed', attempts: 0 }))[1]).toBe('Non inviato');
});

describe('what to do', () => {
  test.each([
    [500, 'slack', /guasto è dalla loro parte/],
    [429, 'slack', /Non serve fare nulla/],
    [404, 'slack', /copialo di nuovo/],
    [404, 'telegram', /token/],
    [403, 'telegram', /aggiungilo/],
    [400, 'telegram', /chat/],
    [400, 'teams', /servizio scelto/],
  ] as const)('after a %i of %s', (status, kind, advice) => {
    expect(adviceFor(refused(status), kind)).toMatch(advice);
  });
  test('after no answer, a redirect, a 410 and a success nothing beside the sentence', () => {
    for (const status of [null, 302, 410]) expect(adviceFor(refused(status), 'slack')).toBeUndefined();
    expect(adviceFor(refused(500, { state: 'sent' }), 'slack')).toBeUndefined();
  });
});
