import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guestAddress, guestPartAt } from './guest-document.ts';
import { parseGuestMessage, parseHostMessage } from './guest-messages.ts';
import { LONGEST_MESSAGE } from './limits.ts';

const parsed = (sent: unknown) => parseGuestMessage(JSON.stringify(sent) ?? '');

test('of what a guest sends only the known fields of a known message are kept, within their bounds', () => {
  expect(parsed({ type: 'done', more: 1 })).toEqual({ type: 'done' });
  expect(parsed({ type: 'height', height: 1e9 })).toEqual({ type: 'height', height: 50_000 });
  expect(parsed({ type: 'navigate', href: '/meteo' })).toEqual({
    type: 'navigate',
    href: '/meteo',
    newTab: false,
  });
  expect(parsed({ type: 'toast', id: 0, title: '['.repeat(100) })).toHaveProperty('title');
  expect(parsed({ type: 'failed', message: { toString: 1 } })).toEqual({ type: 'failed', message: '' });
  expect(parsed({ type: 'query', id: 1, query: 'receipt', args: ['7', undefined], own: {} })).toEqual({
    type: 'query',
    id: 1,
    query: 'receipt',
    args: ['7', undefined],
  });
});

test.each([
  ['nothing', undefined],
  ['a text', 'done'],
  ['an unknown message', { type: 'eval', code: '1' }],
  ['a height that is no number', { type: 'height', height: Number.NaN }],
  ['an address of a thousand pages', { type: 'navigate', href: 'x'.repeat(5_000) }],
  ['a query without its arguments', { type: 'query', id: 1, query: 'month' }],
  ['a query with an object among its arguments', { type: 'query', id: 1, query: 'month', args: [{}] }],
  ['a call without an input', { type: 'call', id: 1, name: 'GET /api/admin/players' }],
  ['a call whose id is no number', { type: 'call', id: '1', name: 'GET /api/admin/players', input: {} }],
  ['a toast without a title', { type: 'toast', id: 0 }],
  ['a key that the page does not handle', { type: 'key', key: 'Enter' }],
  [
    'a call of a hundred levels',
    { type: 'call', id: 1, name: 'x', input: JSON.parse('['.repeat(100) + ']'.repeat(100)) },
  ],
  ['a letter without Ctrl', { type: 'key', key: 'k' }],
])('%s is no message of a guest', (_, data) => {
  expect(parsed(data)).toBeUndefined();
});

test('whatever either side sends, reading it throws nothing', () => {
  fc.assert(
    fc.property(
      fc.anything(),
      fc.constantFrom('init', 'query', 'call', 'toast', 'key', 'reply'),
      (data, type) => {
        for (const one of [data, { ...Object(data), type }]) {
          parsed(one);
          parseHostMessage(one);
        }
      },
    ),
  );
});

test('a text of quotes alone, as long as a message may be, is read in a moment', () => {
  const from = performance.now();
  expect(parseGuestMessage('\\"'.repeat(LONGEST_MESSAGE / 2))).toBeUndefined();
  expect(performance.now() - from).toBeLessThan(1_000);
});

test('an address names a part of a build, by the rules of today alone', () => {
  const address = `${guestAddress('meteo', '0123456789abcdef')}scene`;
  expect(guestPartAt(address)).toEqual({ name: 'meteo', hash: '0123456789abcdef', part: 'scene' });
  for (const other of [
    address.replace(/^\/g\/\d+\//, '/g/999/'),
    `${address}/`,
    `${address}.js`,
    address.replace('meteo', '..'),
  ])
    expect(guestPartAt(other)).toBeUndefined();
});
